import { type GateRun, type PermitGateId, type PermitRefusal, permit } from '#core/index.ts';

/** One proposed call as a lesson writes it down, beside the host that judges it. */
export interface CallRow {
  /** The arguments as JSON text, judged after `JSON.parse`, so that `3.0` and `__proto__` do what they do there. */
  readonly json: string;
  /** The cities that the host knows. */
  readonly cities: readonly string[];
  /** What the host's policy answers, `granted` where absent. */
  readonly policy?: 'granted' | 'denied';
  /** A few words in front of the row. */
  readonly label?: string;
}

/** What became of a row: its text was no JSON, or it went through the gates. */
export type JudgedCall =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'judged'; readonly run: GateRun<PermitGateId, PermitRefusal> };

/** Parses a row's arguments and asks core for the verdict. */
export function judgeCall(row: CallRow): JudgedCall {
  let args: unknown;
  try {
    args = JSON.parse(row.json);
  } catch {
    return { kind: 'not-json' };
  }
  return { kind: 'judged', run: permit(args, new Set(row.cities), () => row.policy ?? 'granted') };
}

/** Whether all rows are judged by one and the same host, so that a table can name it once. */
export function sameHost(rows: readonly CallRow[]): boolean {
  return new Set(rows.map((row) => JSON.stringify([row.cities, row.policy ?? 'granted']))).size <= 1;
}
