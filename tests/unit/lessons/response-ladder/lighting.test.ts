import { describe, expect, it } from 'vitest';
import { evaluateLadder } from '#lessons/response-classification/response-ladder/evaluateLadder.ts';
import { situations } from '#lessons/response-classification/response-ladder/gallery.ts';
import { lightsOf } from '#lessons/response-classification/response-ladder/lighting.ts';

/** The lit nodes and edges of a situation, by their light. */
function lit(id: string): Readonly<Record<string, readonly string[]>> {
  const state = situations.find((situation) => situation.id === id)?.state;
  const answer = state === undefined ? undefined : evaluateLadder(state);
  const { nodes, edges } = lightsOf(answer?.kind === 'read' ? answer.reading : null);
  const byLight: Record<string, string[]> = {};
  for (const [part, light] of [...nodes, ...edges]) {
    const list = byLight[light] ?? [];
    byLight[light] = list;
    list.push(part);
  }
  return byLight;
}

describe('the lights of the response-ladder diagram', () => {
  it.each([
    ['timeout-write', 'unknown', ['transport', 'unknown', 'transport-unknown']],
    ['string-id', 'unknown', ['protocol', 'envelope', 'protocol-envelope']],
    ['log-line', 'unknown', ['protocol', 'envelope', 'protocol-envelope']],
    ['both', 'refused', ['protocol', 'envelope', 'protocol-envelope']],
    ['is-error-with-data', 'refused', ['tool', 'tool_error', 'tool-tool_error']],
    ['text-is-json', 'refused', ['contract', 'output_schema_error', 'contract-output_schema_error']],
    ['fits', 'verify', ['evidence', 'verify_business', 'evidence-verify_business']],
  ])('%s is %s at its stage and its way out', (id, light, parts) => expect(lit(id)[light]).toEqual(parts));

  it('go up to the stage, and never reach the end by a response alone', () => {
    expect(lit('is-error-with-data')['allowed']).toEqual([
      'frame',
      'transport',
      'protocol',
      'frame-transport',
      'transport-protocol',
      'protocol-tool',
    ]);
    for (const { id } of situations) expect(lit(id)['not-reached']).toContain('done');
  });

  it('are out where nothing can be read', () => expect(lit('no such situation')).toEqual({}));
});
