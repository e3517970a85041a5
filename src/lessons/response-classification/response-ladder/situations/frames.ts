import { type CallId, callOf } from '../calls.ts';
import type { LadderState } from '../ladderState.ts';

/** A message under an id, written as it is shown. */
export function frame(id: string, members: string): string {
  return `{\n  "jsonrpc": "2.0",\n  "id": ${id},\n  ${members}\n}`;
}

export function result(...members: readonly string[]): string {
  return `"result": {\n    ${members.join(',\n    ')}\n  }`;
}

export function error(code: number, message: string): string {
  return `"error": {\n    "code": ${code},\n    "message": "${message}"\n  }`;
}

export function says(text: string): string {
  return `"content": [\n      { "type": "text", "text": ${JSON.stringify(text)} }\n    ]`;
}

export const three = says('3 notes');
export const counted = '"structuredContent": { "count": 3 }';

/** A state with everything as usual but what is named: a call of `count_notes` under the id 2. */
export function state(text: string, more: Partial<LadderState> = {}): LadderState {
  const call: CallId = more.call ?? 'reads';
  const { effect, outputSchema: schema } = callOf(call);
  return { came: 'frame', text, id: '2', gaveUp: '', call, effect, schema, revision: '2025-11-25', ...more };
}
