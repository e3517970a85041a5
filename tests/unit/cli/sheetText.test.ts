import { describe, expect, it } from 'vitest';
import type { Exercise } from '#exercises/contract.ts';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { reportText } from '../../../src/cli/reportText.ts';
import { scriptedHost } from '../../support/scriptedRealm.ts';
import { halves } from '../../support/smallSheet.ts';

const exercise = halves as Exercise;

async function told(answers: unknown): Promise<readonly string[]> {
  const text = JSON.stringify({ answers });
  return reportText(
    await gradeSubmission(
      { exercise, text, seed: 7 },
      scriptedHost(() => 'hangs'),
    ),
    exercise,
  ).split('\n');
}

describe('a sheet in a terminal', () => {
  it('without answers says what is asked, of what, and gives nothing away', async () => {
    const lines = await told({});
    expect(lines).toEqual([
      'Not everything is answered yet.',
      '0 of 3 right.',
      '3 not answered yet.',
      'even: Is it even? (yes, no)',
      'half: What is its half? (a whole number, wholes)',
      'Number 1: seven',
      '   number: 7',
      '   even: not answered',
      '   half: not answered',
      'Number 2: forty',
      '   number: 40',
      '   even: not answered',
      '   half: not answered',
      'Number 3: minus-two',
      '   number: -2',
      '   even: not answered',
      '   half: not answered',
      'halves revision 1, seed 7, 3 inputs',
    ]);
  });

  it('says of each answer how it fared, and of an answered row why', async () => {
    const lines = await told({
      seven: { even: 'yes', half: '3' },
      forty: { even: 'even', half: '1,000' },
      'minus-two': { even: 'yes', half: '-1' },
    });
    expect(lines).toContain('   even: expected no (it is odd), you said yes (it is even)');
    expect(lines).toContain('   half: 3 wholes, right');
    expect(lines).toContain('   Why: 7 is twice 3 and one.');
    expect(lines).toContain('   even: none of the choices');
    expect(lines).toContain('   half: not a whole number: write digits alone, 1000 and not 1,000');
    expect(lines).not.toContain('   Why: 40 is twice 20.');
  });
});
