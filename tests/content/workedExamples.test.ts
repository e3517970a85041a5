import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resourceClosure } from '#core';

/** The JSON blocks of a task, in their order. */
function jsonBlocks(locale: string, exercise: string): readonly unknown[] {
  const text = fs.readFileSync(`content/${locale}/exercises/${exercise}.mdx`, 'utf8');
  return Array.from(text.matchAll(/^```json\n(.*?)^```$/gms), ([, block = '']) => JSON.parse(block));
}

describe('the example in the task of resource-closure', () => {
  it.each(['en', 'zh'])('in %s is what the reference answers, at both depths', (locale) => {
    const [resources, refused, closure, ...more] = jsonBlocks(locale, 'resource-closure');
    expect(more).toEqual([]);
    const ask = (maxDepth: number) =>
      resourceClosure({
        ...{ resources, active: ['pdf'], requested: ['style.md'], maxDepth, extraBudget: 100 },
      } as Parameters<typeof resourceClosure>[0]);
    expect(ask(1)).toEqual(refused);
    expect(ask(2)).toEqual(closure);
  });
});
