import { describe, expect, it } from 'vitest';
import { exercise } from '#exercises/weather-schema/exercise.ts';
import reference from '#exercises/weather-schema/reference.json' with { type: 'json' };
import { gradeOn } from '../../support/published.ts';
import { trustedRealmHost } from '../../support/trustedRealm.ts';

const verdictOn = async (text: string) => (await gradeOn(trustedRealmHost, exercise, text)).verdict;
const { city, days, unit } = reference.properties;

/** A right schema with something added to it. */
const right = (more: object, properties: object = { city, days, unit }) =>
  JSON.stringify({ ...reference, properties, ...more });

describe('how a right schema is written is up to its author', () => {
  it.each<readonly [what: string, text: string]>([
    [
      '`definitions` with `$ref`',
      right({ definitions: { n: city } }, { city: { $ref: '#/definitions/n' }, days, unit }),
    ],
    ['a byte order mark before the text', `\ufeff${right({})}`],
    [
      'annotations that are known',
      right({ title: 'Weather', examples: [{}], $comment: 'x', deprecated: false }),
    ],
    ['annotations of its author’s', right({ 'x-order': ['city'], 'x-source': 'forecast' })],
    ['annotations of another vocabulary', right({ nullable: false, example: {} })],
    ['a format that nobody knows', right({}, { city: { ...city, format: 'city-name' }, days, unit })],
    ['an annotation inside', right({}, { city: { ...city, 'x-note': 'as on the map' }, days, unit })],
  ])('%s', async (_what, text) => {
    expect(await verdictOn(text)).toMatchObject({ kind: 'passed' });
  });

  it('a misspelt keyword in a wrong schema is told before any counterexample', async () => {
    const { additionalProperties: _, ...open } = reference;
    expect(await verdictOn(JSON.stringify({ ...open, aditionalProperties: false }))).toMatchObject({
      kind: 'compile-error',
      detail: 'unknown_keyword aditionalProperties',
    });
    expect(await verdictOn(JSON.stringify({ ...open, 'x-closed': true }))).toMatchObject({ kind: 'wrong' });
  });
});
