import { callOf } from '../calls.ts';
import { frame, result, says, state } from './frames.ts';
import type { LadderSituations } from './ladderSituation.ts';

const order = frame('2', result(says('ordered'), '"structuredContent": { "orderId": "O-7" }'));

/** The output schema of `create_order` in another dialect. */
function inDialect(address: string): string {
  return callOf('writes').outputSchema.replace(
    '{',
    `{\n  "$schema": "http://json-schema.org/${address}/schema#",`,
  );
}

/** One result under schemas that a host may be unable to read. */
export const readableSchemas: LadderSituations = {
  id: 'schema',
  situations: [
    { id: 'schema-draft-07', state: state(order, { call: 'writes', schema: inDialect('draft-07') }) },
    { id: 'schema-not-read', state: state(order, { call: 'writes', schema: inDialect('draft-04') }) },
  ],
};
