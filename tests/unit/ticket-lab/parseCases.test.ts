import { describe, expect, it } from 'vitest';
import { parseCases } from '#ticket-lab/parseCases.ts';
import { safeguards } from '#ticket-lab/safeguards.ts';

const good = {
  case_id: 'read-it',
  intent: 'Read.',
  actor_permissions: ['ticket:read'],
  candidate_calls: [{ name: 'get_ticket', arguments: { ticket_id: 'T-102' } }],
  expected: { ok: true, side_effect_count: 0 },
};
const line = (change: object = {}) => JSON.stringify({ ...good, ...change });
const problems = (text: string): readonly string[] => {
  const parsed = parseCases(text);
  return parsed.ok
    ? []
    : parsed.problems.map((one) =>
        one.code === 'not_a_case'
          ? `${one.line} ${one.violations.map(({ path, keyword }) => `${path} ${keyword}`).join(', ')}`
          : 'line' in one
            ? `${one.line} ${one.code}`
            : one.code,
      );
};

describe('a data set is read line by line, and what is wrong is told with its line', () => {
  it.each([
    ['a good case, blank lines around it', `\n${line()}\n\n`, []],
    ['no case', '', ['empty']],
    ['blank lines alone', '\n \n', ['empty']],
    ['a line that is not JSON', `${line()}\n{"case_id":`, ['2 not_json']],
    ['the same id twice', `${line()}\n${line()}`, ['2 duplicate_id']],
    ['no calls', line({ candidate_calls: [] }), ['1 /candidate_calls minItems']],
    ['permissions as a text', line({ actor_permissions: 'ticket:read' }), ['1 /actor_permissions type']],
    ['an approval that is merely truthy', line({ approved: 'no' }), ['1 /approved type']],
    ['ok as a number', line({ expected: { ok: 1, side_effect_count: 0 } }), ['1 /expected/ok type']],
    [
      'no number of side effects',
      line({ expected: { ok: true } }),
      ['1 /expected/side_effect_count required'],
    ],
    [
      'a grader that does not exist',
      line({ expected: { ...good.expected, oks: true } }),
      ['1 /expected/oks additionalProperties'],
    ],
    ['every bad line at once', `null\n${line({ intent: '' })}`, ['1  type', '2 /intent minLength']],
  ])('%s', (_what, text, found) => {
    expect(problems(text)).toEqual(found);
  });

  it('a case may need every safeguard that the lab takes out, and no other', () => {
    expect(safeguards.flatMap((needs) => problems(line({ needs })))).toEqual([]);
    expect(problems(line({ needs: 'luck' }))).toEqual(['1 /needs enum']);
  });
});
