import { type GateRun, type HostPolicy, type PermitGateId, type PermitRefusal, permit } from '#core';
import { locate } from '#json/locate.ts';
import type { Place, Range } from '#json/placeAt.ts';
import { type ReadJson, readJson } from '#json/readJson.ts';
import type { BenchState, Permission } from './benchState.ts';

/** The bench's answer: the text is not JSON, or core's run over the gates with the place of a refusal. */
export type BenchAnswer =
  | { readonly kind: 'unread'; readonly place: Place | null; readonly offending: Range | null }
  | {
      readonly kind: 'evaluated';
      readonly run: GateRun<PermitGateId, PermitRefusal>;
      /** The range of the text to underline; null if the refusal points at none, as for a missing field. */
      readonly offending: Range | null;
      /** The text of that range. */
      readonly literal: string | null;
    };

/**
 * The policies of the three switch positions. `undecided` is an asynchronous policy: it returns a promise, which is
 * truthy and grants nothing.
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
  const offending = run.passed ? null : rangeOf(run.refusal, read);
  const literal = offending === null ? null : read.text.slice(...offending);
  return { kind: 'evaluated', run, offending, literal };
}

/** The range that a refusal points at: the name of an unexpected field, or the value of a wrong one. */
function rangeOf(refusal: PermitRefusal, { text, members }: Extract<ReadJson, { ok: true }>): Range | null {
  if (!('at' in refusal)) return null;
  if (refusal.code === 'schema_fields') {
    if (refusal.problem === 'not_a_record') return null;
    return members.find(({ name }) => refusal.unexpected.includes(name))?.nameAt ?? null;
  }
  return locate(text, refusal.at)?.valueAt ?? null;
}
