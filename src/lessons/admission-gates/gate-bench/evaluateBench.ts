import { type GateRun, type HostPolicy, type PermitGateId, type PermitRefusal, permit } from '#core/index.ts';
import type { Place, Range } from '#json/placeAt.ts';
import { type ReadJson, readJson } from '#json/readJson.ts';
import type { BenchState, Permission } from './benchState.ts';
import { type Cause, findCause, offendingRange } from './findCause.ts';

/** What the bench answers: the text is no JSON, or core's own run over the gates, with the cause of a refusal. */
export type BenchAnswer =
  | { readonly kind: 'unread'; readonly place: Place | null; readonly offending: Range | null }
  | {
      readonly kind: 'judged';
      readonly run: GateRun<PermitGateId, PermitRefusal>;
      readonly cause: Cause | null;
      /** The part of the text that the refusal is about, to be underlined. */
      readonly offending: Range | null;
    };

/**
 * The three policies that the switch stands for. "No decision" is the classic slip: an asynchronous policy answers with
 * a promise, which is truthy and is no grant.
 */
const policies: Readonly<Record<Permission, HostPolicy>> = {
  granted: () => 'granted',
  denied: () => 'denied',
  undecided: (async () => 'granted') as unknown as HostPolicy,
};

/** Runs core's `permit` over what stands on the bench. */
export function evaluateBench(state: BenchState): BenchAnswer {
  const read: ReadJson = readJson(state.text);
  if (!read.ok) {
    const { place } = read;
    return { kind: 'unread', place, offending: place === null ? null : [place.offset, place.offset + 1] };
  }
  const run = permit(read.value, new Set(state.cities), policies[state.permission]);
  if (run.passed) return { kind: 'judged', run, cause: null, offending: null };
  const cause = findCause(read, run.refusal, state.cities);
  return { kind: 'judged', run, cause, offending: offendingRange(read, cause) };
}
