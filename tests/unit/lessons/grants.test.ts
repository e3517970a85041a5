import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixBuild } from '#lessons/skill-load-plan/rows.ts';
import {
  evaluateGrant,
  type GrantPolicy,
  grantRows,
  grantTable,
} from '#lessons/skill-load-plan/tables/grants.ts';

describe('loading grants nothing: admit is run with the body and without it', () => {
  const reasonOf = (loaded: boolean, policy: GrantPolicy) => {
    const { run } = evaluateGrant({ loaded, policy });
    return run.passed ? 'started' : run.refusal.code;
  };

  it.each<readonly [policy: GrantPolicy, without: string, withBody: string]>([
    ['denies', 'permission_denied', 'permission_denied'],
    ['grants', 'started', 'started'],
    ['reads_allowed_tools', 'permission_denied', 'started'],
  ])('under a policy that %s', (policy, without, withBody) => {
    expect([reasonOf(false, policy), reasonOf(true, policy)]).toEqual([without, withBody]);
  });

  it('the body is in the plan where it is said to be', () => {
    expect(evaluateGrant({ loaded: true, policy: 'denies' }).plan).toMatchObject({
      tokens: 50,
      bodies: ['fix-build'],
    });
    expect(evaluateGrant({ loaded: false, policy: 'denies' }).plan).toMatchObject({ tokens: 30, bodies: [] });
  });

  it('the rows show what the text says: two pairs that agree, and the host to avoid', () => {
    const verdicts = grantRows.map((row) => evaluateGrant(row).run.passed);
    expect(verdicts).toEqual([false, false, true, true, true]);
    for (const locale of ['en', 'zh'] as const) {
      const cells = grantRows.map((row) => grantTable.cells(row, locale, grantRows));
      expect(cells.every((row) => row.length === grantTable.head.length)).toBe(true);
    }
  });

  it.each(['en', 'zh'])('the %s page shows the front matter that the table reads', (locale) => {
    const page = fs.readFileSync(`content/${locale}/lessons/skill-load-plan.mdx`, 'utf8');
    expect(page).toContain(`\`\`\`yaml\n${fixBuild}\n\`\`\``);
  });
});
