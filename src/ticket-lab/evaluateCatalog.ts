import { type Compiled, utf8Length } from '#core';
import { field, isFields } from '#core/value/fields.ts';

/** A tool of a submitted catalog. */
export interface WrittenTool {
  readonly name: string;
  readonly effect: string;
  readonly permission: string;
  readonly accepts: (args: unknown) => boolean;
}

/** An intended call: exactly one tool, of this effect and permission, must accept it and each of its neighbours. */
export interface Intent {
  readonly id: string;
  readonly effect: 'read' | 'preview' | 'write' | 'delete';
  readonly permission: string;
  readonly arguments: unknown;
  /** Calls of the same intent with other values, so that nothing but the values named above is no solution. */
  readonly neighbours?: readonly unknown[];
}

/** Calls that no tool may accept. */
export interface Forbidden {
  readonly id: string;
  readonly arguments: readonly unknown[];
  /** The effects of the tools that must not accept it. */
  readonly effects: readonly string[];
}

/** The result of a case. */
export type CatalogFinding =
  | 'as_wanted'
  | 'not_a_list_of_tools'
  | 'schema_unusable'
  | 'name_twice'
  | 'write_without_key'
  | 'no_tool_accepts'
  | 'several_accept'
  | 'other_effect'
  | 'other_permission'
  | 'accepted'
  | 'too_large';

/** One case of the evaluation. */
export interface CatalogCase {
  readonly id: string;
  readonly finding: CatalogFinding;
  /** The call at fault; undefined where the finding is about no call. */
  readonly call?: unknown;
}

/** The demands on a catalog. */
export interface CatalogDemands {
  readonly intents: readonly Intent[];
  readonly forbidden: readonly Forbidden[];
  /** The most bytes of compact JSON in UTF-8. */
  readonly maxBytes: number;
}

/**
 * Evaluates a catalog: exactly one tool of the right effect and permission accepts each intent, no tool accepts a
 * forbidden call, and the size is within the limit.
 *
 * @param submission any JSON value; a value that is no list of tools fails every case that needs one
 * @param compile compiles a schema
 */
export function evaluateCatalog(
  submission: unknown,
  { intents, forbidden, maxBytes }: CatalogDemands,
  compile: (schema: unknown) => Compiled,
): readonly CatalogCase[] {
  const read = readTools(submission, compile);
  const tools = read.tools;
  return [
    { id: 'whole', finding: read.finding },
    ...intents.map((intent) => findIntent(tools, intent)),
    ...forbidden.map((demand) => findForbidden(tools, demand)),
    {
      id: 'size',
      finding:
        utf8Length(JSON.stringify(submission)) <= maxBytes ? ('as_wanted' as const) : ('too_large' as const),
    },
  ];
}

/** The first call of an intent that does not come out as it should. */
function findIntent(tools: readonly WrittenTool[], intent: Intent): CatalogCase {
  const { id, arguments: args, neighbours = [] } = intent;
  for (const call of [args, ...neighbours]) {
    const finding = findCall(tools, intent, call);
    if (finding !== 'as_wanted') return { id, finding, call };
  }
  return { id, finding: 'as_wanted' };
}

function findCall(tools: readonly WrittenTool[], intent: Intent, call: unknown): CatalogFinding {
  const taking = tools.filter((tool) => tool.accepts(call));
  const [only] = taking;
  if (only === undefined) return 'no_tool_accepts';
  if (taking.length > 1) return 'several_accept';
  if (only.effect !== intent.effect) return 'other_effect';
  return only.permission === intent.permission ? 'as_wanted' : 'other_permission';
}

/** The first of the forbidden calls that a tool of these effects accepts. */
function findForbidden(
  tools: readonly WrittenTool[],
  { id, arguments: calls, effects }: Forbidden,
): CatalogCase {
  const asked = tools.filter((tool) => effects.includes(tool.effect));
  const at = calls.findIndex((call) => asked.some((tool) => tool.accepts(call)));
  return at < 0 ? { id, finding: 'as_wanted' } : { id, finding: 'accepted', call: calls[at] };
}

function readTools(
  submission: unknown,
  compile: (schema: unknown) => Compiled,
): { readonly tools: readonly WrittenTool[]; readonly finding: CatalogFinding } {
  if (!Array.isArray(submission)) return { tools: [], finding: 'not_a_list_of_tools' };
  const tools: WrittenTool[] = [];
  let finding: CatalogFinding = 'as_wanted';
  const note = (found: CatalogFinding): void => {
    if (finding === 'as_wanted') finding = found;
  };
  for (const entry of submission) {
    const [name, effect, permission] = ['name', 'effect', 'permission'].map((part) => field(entry, part));
    if (typeof name !== 'string' || typeof effect !== 'string' || typeof permission !== 'string') {
      note('not_a_list_of_tools');
      continue;
    }
    if (tools.some((one) => one.name === name)) note('name_twice');
    const schema = field(entry, 'parameters');
    const compiled = isFields(schema) ? compile(schema) : null;
    if (compiled === null || !compiled.ok) {
      note('schema_unusable');
      continue;
    }
    if ((effect === 'write' || effect === 'delete') && !demandsKey(schema)) note('write_without_key');
    tools.push({ name, effect, permission, accepts: (args) => compiled.validate(args).length === 0 });
  }
  return { tools, finding };
}

/** Whether the schema requires the idempotency key. */
function demandsKey(schema: unknown): boolean {
  const required = field(schema, 'required');
  return Array.isArray(required) && required.includes('action_id');
}
