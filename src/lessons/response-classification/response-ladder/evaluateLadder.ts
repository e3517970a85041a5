import {
  callInput,
  type Diagnosis,
  defaultRevision,
  diagnoseCall,
  isRequestId,
  labelOf,
  type ReadingHost,
  type RequestId,
  type ResponseLabel,
  type Revision,
  revisions,
  stopOf,
  type Validate,
} from '#core';
import type { Place, Range } from '#json/placeAt.ts';
import { readJson } from '#json/readJson.ts';
import { type CompileSchema, compileOnce, hostOf } from '#schema';
import { interpretSchema } from '#schema/interpret/interpretSchema.ts';
import type { SchemaProblem } from '#schema/schemaProblems.ts';
import { callOf, countSchema } from './calls.ts';
import { findingRange } from './findingRange.ts';
import type { LadderState } from './ladderState.ts';

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
      readonly reading: Diagnosis;
      /** The same exchange under every revision. */
      readonly byRevision: ReadonlyMap<Revision, Diagnosis>;
      /** What the teaching function says; null where it does not apply. */
      readonly label: ResponseLabel | null;
      /** The part of the message that it stopped at, to be underlined. */
      readonly offending: Range | null;
      /** What keeps the output schema from being used. */
      readonly schemaProblems: readonly SchemaProblem[];
      /** What in the output schema is an annotation, and so was not checked. */
      readonly passedOver: readonly SchemaProblem[];
    };

/**
 * Reads what stands in the fields, and asks core for the diagnosis under each revision.
 *
 * @param read how schemas are read; {@link asksForReader} says whether this one is worth the reader of other dialects
 */
export function evaluateLadder(
  state: LadderState,
  read: CompileSchema = (schema) => interpretSchema(schema),
): LadderAnswer {
  const problems = new Map<TextField, FieldProblem>();
  const value = (field: TextField): unknown => {
    const json = readJson(state[field]);
    if (json.ok) return json.value;
    problems.set(field, { code: 'not-json', place: json.place });
    return undefined;
  };
  const identity = (field: 'id' | 'gaveUp'): RequestId => {
    const id = value(field);
    if (isRequestId(id)) return id;
    if (!problems.has(field)) problems.set(field, { code: 'not-an-id' });
    return '';
  };

  const call = callOf(state.call);
  const id = identity('id');
  const cancelled = state.gaveUp.trim() === '' ? [] : [identity('gaveUp')];
  const declares = state.schema.trim() !== '' && call.inputSchema !== null;
  const outputSchema = declares ? value('schema') : undefined;
  const frame = state.came === 'frame' ? value('text') : null;
  if (state.came === 'line' && state.text.includes('\n')) problems.set('text', { code: 'several-lines' });
  if (problems.size > 0) return { kind: 'unread', problems };

  const observed = {
    frame: { frame },
    line: { line: state.text },
    timeout: { event: { type: 'timeout' } },
    closed: { event: { type: 'closed' } },
    cancelled: { event: { type: 'cancelled' } },
  } as const;
  const { name, args, inputSchema } = call;
  const tool = inputSchema === null ? null : { name, inputSchema, ...(declares ? { outputSchema } : {}) };
  const sent = { id, name, args, tool, effect: state.effect, cancelled };
  const compile = compileOnce(read);
  const { host, gaveUp } = limitedHost(compile);
  const diagnose = (revision: Revision) =>
    diagnoseCall(callInput({ ...sent, revision }, observed[state.came]), host);
  const byRevision = new Map(revisions.map((revision) => [revision, diagnose(revision)] as const));
  const reading = byRevision.get(state.revision) ?? diagnose(state.revision);
  if (gaveUp()) return { kind: 'unread', problems: new Map([['schema', { code: 'too-much-work' }]]) };
  const schema = declares ? compile(outputSchema) : null;
  const stop = stopOf(reading);
  return {
    kind: 'read',
    reading,
    byRevision,
    label: labelled(state, frame, byRevision.get(defaultRevision)),
    offending: state.came === 'frame' && stop !== null ? findingRange(state.text, stop.finding) : null,
    schemaProblems: schema === null || schema.ok ? [] : schema.problems,
    passedOver: schema?.ok === true ? (schema.passedOver ?? []) : [],
  };
}

/** A host that says whether a check took more work than a page should do. */
function limitedHost(compile: CompileSchema): { readonly host: ReadingHost; readonly gaveUp: () => boolean } {
  const unlimited = hostOf(compile);
  let exhausted = false;
  const watched =
    (validate: Validate): Validate =>
    (value) => {
      try {
        return validate(value);
      } catch (error) {
        // To core, a check that throws is a schema that cannot be used. Here it is the page that cannot.
        exhausted ||= error instanceof RangeError;
        throw error;
      }
    };
  const host: ReadingHost = {
    compile: (schema) => {
      const validate = unlimited.compile(schema);
      return validate === null ? null : watched(validate);
    },
  };
  return { host, gaveUp: () => exhausted };
}

/**
 * What `classifyResponse` says, told by the reading: the two agree by law for messages that came for the one tool with its
 * own schema, in the revision that the law names. Null elsewhere; it takes null for silence, and knows no given-up calls.
 */
function labelled(
  { came, call, schema, gaveUp }: LadderState,
  frame: unknown,
  inDefault: Diagnosis | undefined,
): ResponseLabel | null {
  const isMessage = came === 'frame' ? frame !== null : came !== 'line';
  const applies = isMessage && call === 'reads' && schema === countSchema && gaveUp.trim() === '';
  return applies && inDefault !== undefined ? labelOf(inDefault) : null;
}

/** Whether the output schema could not be read so far, so that the reader of other dialects is worth loading. */
export function asksForReader(answer: LadderAnswer): boolean {
  return answer.kind === 'read' && answer.schemaProblems.length > 0;
}
