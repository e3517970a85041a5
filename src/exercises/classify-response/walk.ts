import type { Walk } from '../walk/index.ts';
import { cases, type ResponseInput } from './cases.ts';

/** An id is a text or an integer; a response is whatever a server sent. */
function allows([, id, ...more]: readonly unknown[]): boolean {
  return more.length === 0 && (typeof id === 'string' || Number.isInteger(id));
}

/** What the inputs of `classifyResponse` that nobody draws are made from. */
export const walk: Walk<ResponseInput> = {
  from: cases.slice(0, 1).map(({ input }) => input),
  allows,
};
