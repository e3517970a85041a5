import fs from 'node:fs';
import path from 'node:path';

const TEMPLATES = 'src/cli/templates';

/**
 * Writes the files of a template into the project. A `__NAME__` in a file's path or text stands for the value of that
 * name; the `.txt` at the end of a template's name keeps it from being read as code.
 * @returns the files written, from the project's root
 * @throws Error naming the place, where a file is there already or a value is missing
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): readonly string[] {
  const folder = path.join(TEMPLATES, template);
  const filled = (text: string, where: string): string =>
    text.replaceAll(/__([A-Z]+)__/g, (_mark, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${where} asks for ${name}, which has no value.`);
      return value;
    });
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => {
      const source = path.join(folder, file);
      return {
        target: filled(file.replace(/\.txt$/, ''), source),
        text: filled(fs.readFileSync(source, 'utf8'), source),
      };
    });
  const taken = files.find(({ target }) => fs.existsSync(target));
  if (taken !== undefined) throw new Error(`${taken.target} is there already.`);
  for (const { target, text } of files) {
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  return files.map(({ target }) => target);
}
