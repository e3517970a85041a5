import { describe, expect, it } from 'vitest';
import { formatProblem, skillMessages, summarize } from '#skills';
import { problem, problemWeights } from '../../../src/skills/problems.ts';

const codes = Object.keys(problemWeights) as (keyof typeof problemWeights)[];

describe('each finding has a sentence of its own in each language', () => {
  it.each(['en', 'zh'] as const)('%s', (locale) => {
    const { problems } = skillMessages[locale];
    expect(Object.keys(problems)).toEqual(codes);
    expect(new Set(Object.values(problems)).size).toBe(codes.length);
    for (const sentence of Object.values(problems)) {
      expect(/\p{Script=Han}/u.test(sentence)).toBe(locale === 'zh');
    }
  });

  it('and names the same facts in both', () => {
    const named = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort();
    for (const code of codes) {
      expect(named(skillMessages.zh.problems[code])).toEqual(named(skillMessages.en.problems[code]));
    }
  });
});

describe('a finding is said', () => {
  it('with its facts filled in', () => {
    const found = problem('name_is_not_folder', { file: 'a/SKILL.md', line: 2 }, { name: 'b', folder: 'a' });
    expect(formatProblem(found, 'en')).toBe('The skill is named b and its folder a. They must be the same.');
    expect(formatProblem(found, 'zh')).toBe('技能叫 b，文件夹叫 a。两者必须相同。');
  });

  it.each([
    ['an order to the terminal', 'a\u001b[2Jb', 'a\\u001b[2Jb'],
    ['a line end', 'a\nb', 'a\\u000ab'],
    ['a mark that turns the line around', 'a\u202eb', 'a\\u202eb'],
    ['a name of 1000 characters', '名'.repeat(1000), `${'名'.repeat(119)}…`],
    ['what looks like a fact', '{name}', '{name}'],
    ['what a replacement would take for an order', '$&', '$&'],
  ])('and %s in a fact stays text', (_what, field, shown) => {
    const found = problem('field_unknown', { file: 'SKILL.md' }, { field });
    expect(formatProblem(found, 'en')).toContain(`no field ${shown}, and`);
  });
});

it('a summary has all errors, three notes of a kind, and the number of the others', () => {
  const note = (file: string) => problem('binary_file', { file }, { size: 1 });
  const error = (file: string) => problem('file_vanished', { file }, {});
  const all = [...'abcdef'].flatMap((file) => [note(file), error(file)]);
  const { shown, left } = summarize([...all, problem('body_empty', { file: 'g' }, {})]);
  expect(shown.map(({ file, code }) => `${file} ${code}`)).toEqual([
    ...['a binary_file', 'a file_vanished', 'b binary_file', 'b file_vanished', 'c binary_file'],
    ...['c file_vanished', 'd file_vanished', 'e file_vanished', 'f file_vanished', 'g body_empty'],
  ]);
  expect([...left]).toEqual([['binary_file', 3]]);
});
