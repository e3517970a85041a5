import {
  classifyResponse,
  type ReadingHost,
  type ResponseLabel,
  type ResponseReading,
  type Revision,
  readResponse,
  revisions,
  type Validate,
} from '#core/index.ts';
import { exchangeOf, type Observed } from '#exercises/exchange.ts';
import type { Place, Range } from '#json/placeAt.ts';
import { readJson } from '#json/readJson.ts';
import type { FormatChecks } from '#schema/interpret/formatChecks.ts';
import { interpretSchema } from '#schema/interpret/interpretSchema.ts';
import { readingHost } from '#schema/readingHost.ts';
import type { SchemaProblem } from '#schema/schemaProblems.ts';
import { callOf, countSchema } from './calls.ts';
import type { LadderState } from './ladderState.ts';
import { offendingRange } from './offending.ts';

/** The fields that hold a text which may not be what it should be. */
export type TextField = 'text' | 'id' | 'gaveUp' | 'schema';

/** Why a field's text cannot be read. */
export type FieldProblem =
  | { readonly code: 'not-json'; readonly place: Place | null }
  | { readonly code: 'not-an-id' }
  | { readonly code: 'several-lines' }
  | { readonly code: 'too-much-work' };

/** What the ladder answers: fields that cannot be read, or core's reading. */
export type LadderAnswer =
  | { readonly kind: 'unread'; readonly problems: ReadonlyMap<TextField, FieldProblem> }
  | {
      readonly kind: 'read';
      readonly reading: ResponseReading;
      /** The same exchange under every revision. */
      readonly byRevision: ReadonlyMap<Revision, ResponseReading>;
      /** What the teaching function says; null where it does not apply. */
      readonly label: ResponseLabel | null;
      /** The part of the message that it stopped at, to be underlined. */
      readonly offending: Range | null;
      /** What keeps the output schema from being used. */
      readonly schemaProblems: readonly SchemaProblem[];
    };

/**
 * Reads what stands in the fields, and asks core.
 *
 * @param formats how the formats of a schema are checked; {@link asksForFormats} says whether any are needed
 */
export function evaluateLadder(state: LadderState, formats: FormatChecks = new Map()): LadderAnswer {
  const problems = new Map<TextField, FieldProblem>();
  const value = (field: TextField): unknown => {
    const read = readJson(state[field]);
    if (read.ok) return read.value;
    problems.set(field, { code: 'not-json', place: read.place });
    return undefined;
  };
  const identity = (field: 'id' | 'gaveUp'): unknown => {
    const id = value(field);
    if (!problems.has(field) && typeof id !== 'string' && !Number.isInteger(id)) {
      problems.set(field, { code: 'not-an-id' });
    }
    return id;
  };

  const call = callOf(state.call);
  const id = identity('id');
  const cancelled = state.gaveUp.trim() === '' ? [] : [identity('gaveUp')];
  const declares = state.schema.trim() !== '' && call.inputSchema !== null;
  const outputSchema = declares ? value('schema') : undefined;
  const frame = state.came === 'frame' ? value('text') : null;
  if (state.came === 'line' && state.text.includes('\n')) problems.set('text', { code: 'several-lines' });
  if (problems.size > 0) return { kind: 'unread', problems };

  const observed: Observed = (
    {
      frame: { frame },
      line: { line: state.text },
      timeout: { event: { type: 'timeout' } },
      closed: { event: { type: 'closed' } },
    } as const
  )[state.came];
  const definition = {
    name: call.name,
    inputSchema: call.inputSchema,
    ...(declares ? { outputSchema } : {}),
  };
  const known = {
    ...(call.inputSchema === null ? {} : { tool: definition }),
    ...(state.effect === 'unknown' ? {} : { effect: state.effect }),
  };
  const sent = { id, name: call.name, args: call.args, negotiated: state.revision, ...known };
  const exchange = { ...exchangeOf(sent, observed), context: { cancelled } };
  const { host, gaveUp } = boundedHost(formats);
  const byRevision = new Map(
    revisions.map((negotiated) => [negotiated, read({ ...exchange, negotiated }, host)] as const),
  );
  const reading = byRevision.get(state.revision) ?? read(exchange, host);
  if (gaveUp()) return { kind: 'unread', problems: new Map([['schema', { code: 'too-much-work' }]]) };
  const schema = declares ? interpretSchema(outputSchema, formats) : { ok: true as const };
  return {
    kind: 'read',
    reading,
    byRevision,
    label: labelOf(state, frame, id),
    offending: state.came === 'frame' ? offendingRange(state.text, reading) : null,
    schemaProblems: schema.ok ? [] : schema.problems,
  };
}

/** A host that says whether a check took more work than a page should do. */
function boundedHost(formats: FormatChecks): { readonly host: ReadingHost; readonly gaveUp: () => boolean } {
  let tired = false;
  const checking =
    (validate: Validate): Validate =>
    (value) => {
      try {
        return validate(value);
      } catch (error) {
        // To core, a check that throws is a schema that cannot be used. Here it is the page that cannot.
        tired ||= error instanceof RangeError;
        throw error;
      }
    };
  const host = readingHost((schema) => {
    const read = interpretSchema(schema, formats);
    return read.ok ? { ok: true, validate: checking(read.validate) } : read;
  });
  return { host, gaveUp: () => tired };
}

function read(exchange: unknown, host: ReadingHost): ResponseReading {
  const answer = readResponse(exchange, host);
  if (!answer.ok) throw new TypeError(`The ladder asks core wrongly: ${answer.code}.`);
  return answer;
}

/** The teaching function reads messages, and knows one tool. */
function labelOf({ came, call, schema }: LadderState, frame: unknown, id: unknown): ResponseLabel | null {
  if (came === 'line' || call !== 'reads' || schema !== countSchema) return null;
  return typeof id === 'string' || typeof id === 'number' ? classifyResponse(frame, id) : null;
}

/** Whether the output schema may name a format, so that their checks are worth loading. */
export function asksForFormats({ schema }: LadderState): boolean {
  return schema.includes('format');
}
