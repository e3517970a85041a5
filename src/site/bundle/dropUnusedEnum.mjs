const SCANNER = /\/jsonc-parser\/lib\/esm\/impl\/scanner\.js$/;
const ENUM =
  /\nvar CharacterCodes;\n\(function \(CharacterCodes\) \{[\s\S]*?\}\)\(CharacterCodes \|\| \(CharacterCodes = \{\}\)\);\n/;

/**
 * Removes an enum of `jsonc-parser` that its code does not read: the compiler has written each value in its place, and
 * the bundler cannot tell that the rest is unused. Every page with a widget loads this file.
 * @returns {import('vite').Plugin}
 */
export function dropUnusedEnum() {
  return {
    name: 'drop-unused-enum',
    transform(code, id) {
      if (!SCANNER.test(id)) return null;
      if (!ENUM.test(code))
        throw new Error(`${id} has another form: look whether this plugin is still needed.`);
      return { code: code.replace(ENUM, '\n'), map: null };
    },
  };
}
