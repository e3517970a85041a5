import { problem, type SkillProblem } from '../problems.ts';
import type { YamlProblem } from '../yaml/readYaml.ts';
import { findUnquoted } from '../yaml/unquoted.ts';
import { placeIn } from './frontMatterFields.ts';

/**
 * Turns the faults of a YAML text into problems of its file. Where quotes around a value are the cure, it says so in place
 * of the library's sentence about what the parser met.
 *
 * @param yaml the text between the `---` lines, which could not be read
 */
export function yamlProblems(
  yaml: string,
  found: readonly YamlProblem[],
  file: string,
): readonly SkillProblem[] {
  if (!found.some(({ code }) => code === 'syntax' || code === 'alias'))
    return found.map((one) => yamlProblem(one, file));
  const { unquoted, left } = findUnquoted(yaml, found);
  return [
    ...unquoted.map(({ field, start, ...at }) =>
      start === null
        ? problem('yaml_quote_colon', placeIn(file, at), { field })
        : problem('yaml_quote_start', placeIn(file, at), { field, start }),
    ),
    ...left.map((one) => yamlProblem(one, file)),
  ];
}

function yamlProblem(found: YamlProblem, file: string): SkillProblem {
  const place = placeIn(file, found);
  switch (found.code) {
    case 'syntax':
      return problem('yaml', place, { detail: found.detail });
    case 'alias':
      return problem('yaml_alias', place, { name: found.name });
    case 'tag':
      return problem('yaml_tag', place, { name: found.name });
    case 'key':
      return problem('yaml_key', place, {});
    case 'depth':
      return problem('yaml_too_deep', place, {});
  }
}
