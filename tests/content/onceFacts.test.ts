import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => fs.readFileSync(`content/${file}`, 'utf8');

/** A point of the lesson, from its tag to the next. */
function point(locale: string, id: string): string {
  const found = read(`${locale}/lessons/idempotency.mdx`).match(
    new RegExp(`<Point id="${id}">([\\s\\S]*?)</Point>`),
  );
  if (found?.[1] === undefined) throw new Error(`no point "${id}"`);
  return found[1];
}

/** The paragraph that begins as a counterexample. */
function counterexample(locale: string, id: string): string {
  const start = locale === 'en' ? '**Counterexample.**' : '**反例**：';
  const paragraph = point(locale, id)
    .split('\n\n')
    .find((one) => one.startsWith(start));
  if (paragraph === undefined) throw new Error(`no counterexample in "${id}"`);
  return paragraph;
}

describe.each([
  {
    locale: 'en',
    words: {
      begun: /API v1[^-]*once execution has begun/,
      reruns: /API v2[^-]*failed is run again/,
      days: /v2 knows a key for 30 days/,
      draft: /draft is 07, of 15 October 2025\. It expired in April 2026/,
      noKey: /MCP[^-]*defines no key/,
      belief: /^\*\*Counterexample\.\*\* “/,
      settles: 'Who keeps the receipts settles them',
      noLookUp: 'A server without any look-up',
      kept: 'it has reserved nothing',
    },
  },
  {
    locale: 'zh',
    words: {
      begun: /API v1[^-]*从开始执行时算起/,
      reruns: /API v2[^-]*会重新执行/,
      days: /API v2 则在 30 天内/,
      draft: /第 07 版（2025 年 10 月 15 日），2026 年 4 月已过期/,
      noKey: /MCP[^-]*没有为工具调用规定键/,
      belief: /^\*\*反例\*\*：以为/,
      settles: '回执由谁保存，就由谁来了结',
      noLookUp: '服务端若根本无法查询',
      kept: '它什么都没有占用',
    },
  },
])('the facts of the lesson on idempotency ($locale)', ({ locale, words }) => {
  it('english, ID:110 and 134: Stripe keeps the first answer in API v1 only, once execution has begun; v2 re-runs', () => {
    expect(point(locale, 'three-idempotency-outcomes')).toMatch(words.begun);
    expect(point(locale, 'three-idempotency-outcomes')).toMatch(words.reruns);
    expect(point(locale, 'receipt-durability')).toMatch(words.days);
  });

  it('english, ID:110 and 240: the IETF draft is 07, and expired', () => {
    expect(point(locale, 'three-idempotency-outcomes')).toMatch(words.draft);
    const whole = read(`${locale}/lessons/idempotency.mdx`) + read(`${locale}/points/idempotency.json`);
    expect(whole).not.toMatch(/draft-06|draft 06|key-header-06|第 06 版|（06）/);
    expect(whole).toContain('draft-ietf-httpapi-idempotency-key-header-07');
  });

  it('english, coverage: MCP has no standard key', () => {
    expect(point(locale, 'three-idempotency-outcomes')).toMatch(words.noKey);
  });

  it('english, ID:136: the outbox is taught where the e-mail stands', () => {
    expect(counterexample(locale, 'receipt-durability')).toContain('<Term id="outbox">');
    expect(point(locale, 'receipt-durability')).toContain('region="outbox"');
  });

  it('english 8: a counterexample quotes the belief that it refutes', () => {
    for (const id of [
      'key-plus-fingerprint',
      'three-idempotency-outcomes',
      'receipt-durability',
      'stable-action-id',
      'timeout-on-write-look-up-first',
    ])
      expect(counterexample(locale, id)).toMatch(words.belief);
  });

  it('the lesson says who settles, and what a server without look-up leaves', () => {
    const text = point(locale, 'timeout-on-write-look-up-first');
    expect(text).toContain(words.settles);
    expect(text).toContain(words.noLookUp);
    expect(text).toContain('region="settle-receipt"');
  });

  it('a refused call has reserved nothing, and its repair keeps the key', () => {
    expect(point(locale, 'three-idempotency-outcomes')).toContain(words.kept);
  });
});

it('english, glossary:906: a receipt may say that its end is unknown', () => {
  const glossary: readonly { id: string; en: { definition: string }; zh: { definition: string } }[] =
    JSON.parse(read('glossary.json'));
  const receipt = glossary.find(({ id }) => id === 'receipt');
  expect(receipt?.en.definition).toContain('unknown');
  expect(receipt?.zh.definition).toContain('未知');
});
