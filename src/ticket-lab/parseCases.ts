import type { Violation } from '#core';
import { compileSchema } from '#schema';
import { caseSchema } from './caseSchema.ts';
import type { LabCall, LabCase, LabStep } from './labCase.ts';
import { asOperation } from './operations.ts';

/** A problem of a data set, with its line. */
export type CaseProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'not_json'; readonly line: number }
  | { readonly code: 'not_a_case'; readonly line: number; readonly violations: readonly Violation[] }
  | { readonly code: 'duplicate_id'; readonly line: number; readonly id: string };

/** The cases of a data set, or all its problems. */
export type ParsedCases =
  | { readonly ok: true; readonly cases: readonly LabCase[] }
  | { readonly ok: false; readonly problems: readonly CaseProblem[] };

interface RawStep extends LabCall, Partial<Omit<LabStep, keyof LabCall>> {}

/** A validated line of a data set. */
interface RawCase {
  readonly case_id: string;
  readonly intent: string;
  readonly actor_permissions: readonly string[];
  readonly approved?: boolean;
  readonly baseline_calls?: readonly LabCall[];
  readonly best_baseline_calls?: readonly LabCall[];
  readonly candidate_calls: readonly RawStep[];
  readonly store?: LabCase['store'];
  readonly fault?: LabCase['fault'];
  readonly needs?: LabCase['needs'];
  readonly expected: LabCase['expected'];
}

/**
 * Parses a data set in JSON Lines, one case per line; blank lines are allowed. Reports a set without cases as a problem.
 */
export function parseCases(text: string): ParsedCases {
  const compiled = compileSchema(caseSchema);
  if (!compiled.ok) throw new TypeError(`caseSchema: ${JSON.stringify(compiled.problems)}`);
  const problems: CaseProblem[] = [];
  const cases: LabCase[] = [];
  const seen = new Set<string>();
  for (const [index, row] of text.split('\n').entries()) {
    const line = index + 1;
    if (row.trim() === '') continue;
    const value = parsed(row);
    if (value === undefined) {
      problems.push({ code: 'not_json', line });
      continue;
    }
    const violations = compiled.validate(value);
    if (violations.length > 0) {
      problems.push({ code: 'not_a_case', line, violations });
      continue;
    }
    const made = caseOf(value as RawCase);
    if (seen.has(made.id)) problems.push({ code: 'duplicate_id', line, id: made.id });
    seen.add(made.id);
    cases.push(made);
  }
  if (cases.length === 0 && problems.length === 0) problems.push({ code: 'empty' });
  return problems.length === 0 ? { ok: true, cases } : { ok: false, problems };
}

function parsed(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    return undefined;
  }
}

function caseOf(raw: RawCase): LabCase {
  const approval = raw.approved === true ? 'given' : 'none';
  // A case that says nothing of the wide tool sends it the narrow calls, written for it.
  const calls = raw.baseline_calls ?? raw.candidate_calls.map(asOperation);
  return {
    id: raw.case_id,
    intent: raw.intent,
    permissions: raw.actor_permissions,
    store: raw.store ?? {},
    fault: raw.fault ?? null,
    steps: raw.candidate_calls.map((step) => ({
      actor: 'ann',
      approval,
      latency: null,
      restart: false,
      withNext: false,
      alterReceipts: false,
      permissions: null,
      nowOwnedBy: null,
      followCursor: false,
      ...step,
    })),
    wide: { calls, best: raw.best_baseline_calls ?? calls },
    needs: raw.needs ?? null,
    expected: raw.expected,
  };
}
