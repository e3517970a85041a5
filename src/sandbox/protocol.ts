import type { CallReply, LoadReply, ProgramAnswer } from '#grader/realm.ts';
import type { SchemaProblem } from '#schema/schemaProblems.ts';

/** What the grader asks of a realm. Each request has an id, and its reply has the same. */
export type RealmRequest =
  /** Asks only whether the realm still answers. */
  | { readonly id: number; readonly type: 'ping' }
  | { readonly id: number; readonly type: 'load'; readonly code: string; readonly exportName: string }
  | { readonly id: number; readonly type: 'call'; readonly inputs: readonly string[] };

/** A realm's reply. It comes from where learner code runs, so {@link parseReply} checks it before any use. */
export type RealmReply =
  | { readonly id: number; readonly type: 'ping' }
  | { readonly id: number; readonly type: 'load'; readonly reply: Exclude<LoadReply, { type: 'timeout' }> }
  | { readonly id: number; readonly type: 'call'; readonly reply: Extract<CallReply, { type: 'answers' }> };

/** The longest text that is taken from a realm as one answer, message or line. */
const MAX_TEXT = 200_000;
const MAX_LOG = 50;
const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

/**
 * Reads a message from a realm, or null where it is none of the protocol. Every member is checked and copied; what
 * the protocol does not name is dropped.
 */
export function parseReply(message: unknown): RealmReply | null {
  if (!isObject(message) || typeof message['id'] !== 'number') return null;
  const { id, type, reply } = message;
  if (type === 'ping') return { id, type };
  if (type === 'load') {
    const parsed = parseLoad(reply);
    return parsed === null ? null : { id, type, reply: parsed };
  }
  if (type === 'call') {
    const parsed = parseCall(reply);
    return parsed === null ? null : { id, type, reply: parsed };
  }
  return null;
}

function parseLoad(reply: unknown): Exclude<LoadReply, { type: 'timeout' }> | null {
  if (!isObject(reply)) return null;
  switch (reply['type']) {
    case 'loaded':
      return { type: 'loaded' };
    case 'not-a-function':
      return { type: 'not-a-function' };
    case 'threw':
      return isName(reply['error']) && isText(reply['message'])
        ? { type: 'threw', error: reply['error'], message: reply['message'] }
        : null;
    case 'invalid-schema': {
      const problem = parseProblem(reply['problem']);
      return problem === null ? null : { type: 'invalid-schema', problem };
    }
    default:
      return null;
  }
}

function parseProblem(problem: unknown): SchemaProblem | null {
  if (!isObject(problem) || !isText(problem['path'])) return null;
  const { code, path, keyword, format, detail } = problem;
  switch (code) {
    case 'not_a_schema':
      return { code, path };
    case 'unknown_keyword':
      return isText(keyword) ? { code, path, keyword } : null;
    case 'unknown_format':
      return isText(format) ? { code, path, format } : null;
    case 'invalid_keyword':
      return isText(detail) ? { code, path, detail } : null;
    default:
      return null;
  }
}

function parseCall(reply: unknown): Extract<CallReply, { type: 'answers' }> | null {
  if (!isObject(reply) || reply['type'] !== 'answers') return null;
  const { outcomes, late, log } = reply;
  if (!Array.isArray(outcomes) || !Array.isArray(log) || !(late === null || isText(late))) return null;
  const read = outcomes.map(parseOutcome);
  if (!read.every((outcome) => outcome !== null)) return null;
  return { type: 'answers', outcomes: read, late, log: log.slice(0, MAX_LOG).filter(isText) };
}

function parseOutcome(outcome: unknown): ProgramAnswer | null {
  if (!isObject(outcome) || typeof outcome['changedInput'] !== 'boolean') return null;
  const { type, text, error, message, what, changedInput } = outcome;
  if (type === 'value' && isText(text) && isJson(text)) return { type, text, changedInput };
  if (type === 'threw' && isName(error) && isText(message)) return { type, error, message, changedInput };
  if (type === 'not-cloneable' && (what === 'function' || what === 'symbol' || what === 'promise')) {
    return { type, what, changedInput };
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}

/** The name of an error, short and plain: it stands in verdicts. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && PLAIN_NAME.test(value);
}

/** A page shows an answer by reading it as JSON. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
