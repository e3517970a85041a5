import { decode } from '#grader/wire/decode.ts';
import { encode } from '#grader/wire/encode.ts';
import { isAsDecoded } from './isAsDecoded.ts';

const TURNS = 800;
const INPUTS = [
  '[{"city":"Oslo","days":3},{"$":"Set","of":["Oslo","Lima"]}]',
  '[{"a":[1,true,null,{"b":"c"}],"d":{"$":"NaN"}}]',
  '[null]',
  '["text",-1.5]',
];

/**
 * Writes and reads a few hundred values, so that an engine has compiled that code by the time it is needed: a realm is
 * used once, and would otherwise spend most of its life in code that is cold. Done while nobody waits.
 */
export function warmUp(): void {
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const input of INPUTS) {
      const args = decode(input);
      encode(args, false);
      isAsDecoded(args);
      encode({ ok: turn % 2 === 0, reason: 'warm' }, true);
    }
  }
}
