import { describe, expect, it } from 'vitest';
import { checkName } from '../../../src/skills/frontMatter/checkName.ts';

const codesOf = (name: string, folder: string | null = null) =>
  checkName(name, folder, { file: 'SKILL.md' }).map(({ code }) => code);

describe('a name is 1 to 64 lower-case letters, digits and hyphens, and its folder’s name', () => {
  it.each<readonly [rule: string, name: string, codes: readonly string[]]>([
    ['one word', 'pdf', []],
    ['words and a number', 'pdf-2-text', []],
    ['a number alone', '42', []],
    ['64 characters', 'a'.repeat(64), []],
    ['65 characters', 'a'.repeat(65), ['name_too_long']],
    ['a capital', 'PDF-tools', ['name_not_lower_case']],
    ['a hyphen in front', '-pdf', ['name_hyphen_at_end']],
    ['a hyphen at the end', 'pdf-', ['name_hyphen_at_end']],
    ['a hyphen alone', '-', ['name_hyphen_at_end']],
    ['two hyphens in a row', 'pdf--tools', ['name_double_hyphen']],
    ['an underscore', 'pdf_tools', ['name_character']],
    ['a blank', 'pdf tools', ['name_character']],
    ['a slash', '../pdf', ['name_character']],
    ['markup', '<b>', ['name_character']],
    ['a picture', 'pdf-🎉', ['name_character']],
    [
      'every fault at once',
      '-A_--',
      ['name_character', 'name_not_lower_case', 'name_hyphen_at_end', 'name_double_hyphen'],
    ],
    ['another script, which the specification’s validator takes', '技能', ['name_not_ascii']],
    ['another script with capitals', 'НАВЫК', ['name_not_lower_case']],
    ['65 characters of two code units', '𝐚'.repeat(65), ['name_too_long']],
  ])('%s: %s', (_rule, name, codes) => expect(codesOf(name)).toEqual(codes));

  it.each<readonly [rule: string, name: string, folder: string | null, codes: readonly string[]]>([
    ['the same', 'pdf', 'pdf', []],
    ['another', 'pdf', 'docx', ['name_is_not_folder']],
    ['another case', 'pdf', 'PDF', ['name_is_not_folder']],
    ['unknown', 'pdf', null, []],
    ['the same letters, composed otherwise', 'cafe\u0301', 'caf\u00e9', ['name_not_ascii']],
    ['full-width letters, which are the same after NFKC', 'ｐｄｆ', 'pdf', []],
  ])('folder: %s', (_rule, name, folder, codes) => expect(codesOf(name, folder)).toEqual(codes));

  it('the facts name what stands in the way', () => {
    const [found] = checkName('pdf_tools', 'pdf', { file: 'SKILL.md', line: 2, column: 1 });
    expect(found).toEqual({
      code: 'name_character',
      file: 'SKILL.md',
      line: 2,
      column: 1,
      facts: { name: 'pdf_tools', character: '_', code: 'U+005F' },
    });
  });
});
