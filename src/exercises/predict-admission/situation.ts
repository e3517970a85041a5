import fc, { type Arbitrary } from 'fast-check';
import { type HostPolicy, type PermitGateId, type PermitReason, permit } from '#core';

/** How the host's policy behaves in a situation: it decides, or it breaks. */
export type PolicyBehaviour = 'granted' | 'denied' | 'throws';

/** A proposed call as the learner sees it: the text that came, what the host knows, and how its policy behaves. */
export interface Situation {
  readonly json: string;
  readonly cities: readonly string[];
  readonly policy: PolicyBehaviour;
}

/** The policy that behaves so. */
export function policyOf(behaviour: PolicyBehaviour): HostPolicy {
  return () => {
    if (behaviour === 'throws') throw new Error('the policy is broken');
    return behaviour;
  };
}

/** The gate at which a situation ends (`start` where the call starts) and the reason, computed by core. */
export function answerOf({ json, cities, policy }: Situation): {
  readonly gate: PermitGateId | 'start';
  readonly reason: PermitReason | 'accepted';
} {
  const run = permit(JSON.parse(json), new Set(cities), policyOf(policy));
  return run.passed
    ? { gate: 'start', reason: 'accepted' }
    : { gate: run.stoppedAt, reason: run.refusal.code };
}

const often = fc.constantFrom('3', '1', '7', '3.0', '1e0');
const seldom = fc.constantFrom(
  '0',
  '8',
  '-1',
  '3.5',
  'true',
  '"3"',
  'null',
  '[3]',
  '1e9',
);
const days = fc.oneof({ weight: 3, arbitrary: often }, { weight: 2, arbitrary: seldom });
const city = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('"Hangzhou"', '"朝阳"') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('"Oslo"', '"hangzhou"', '" 朝阳"', '"toString"', '""'),
  },
  { weight: 1, arbitrary: fc.constantFrom('null', '110105', '["Hangzhou"]') },
);
const extra = fc.constantFrom(
  '"permit": true',
  '"note": ""',
  '"__proto__": {"days": 3}',
  '"Days": 3',
);

/** Texts as a model writes them: what JSON makes of `3.0` or `__proto__` is a part of the question. */
const json = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(city, days).map(([c, d]) => `{"city": ${c}, "days": ${d}}`),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(city, days).map(([c, d]) => `{"days": ${d}, "city": ${c}}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(city, days, extra)
      .map(([c, d, e]) => `{"city": ${c}, "days": ${d}, ${e}}`),
  },
  { weight: 1, arbitrary: city.map((c) => `{"city": ${c}}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('["Hangzhou", 3]', 'null', '"Hangzhou, 3"', '{}'),
  },
);

const policy = fc.oneof(
  { weight: 4, arbitrary: fc.constant<PolicyBehaviour>('granted') },
  { weight: 2, arbitrary: fc.constant<PolicyBehaviour>('denied') },
  { weight: 1, arbitrary: fc.constant<PolicyBehaviour>('throws') },
);

/** Situations, mostly with one thing odd about them. */
export const situations: Arbitrary<Situation> = fc.record({
  json,
  cities: fc.constantFrom(
    ['Hangzhou', '朝阳'],
    ['Hangzhou', '朝阳', 'Oslo'],
    ['Hangzhou'],
  ),
  policy,
});
