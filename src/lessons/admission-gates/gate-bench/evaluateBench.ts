import { type GateRun, type HostPolicy, type PermitGateId, type PermitRefusal, permit } from '#core/index.ts';
import { locate } from '#json/locate.ts';
import type { Place, Range } from '#json/placeAt.ts';
import { type ReadJson, readJson } from '#json/readJson.ts';
import type { BenchState, Permission } from './benchState.ts';

/** What the bench answers: the text is no JSON, or core's own run over the gates, with the place of a refusal. */
export type BenchAnswer =
  | { readonly kind: 'unread'; readonly place: Place | null; readonly offending: Range | null }
  | {
      readonly kind: 'judged';
      readonly run: GateRun<PermitGateId, PermitRefusal>;
      /** The part of the text that the refusal is about, to be underlined; null where no part is, as with a missing field. */
      readonly offending: Range | null;
      /** That part as it was typed. */
      readonly literal: string | null;
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
  const offending = run.passed ? null : rangeOf(run.refusal, read);
  const literal = offending === null ? null : read.text.slice(...offending);
  return { kind: 'judged', run, offending, literal };
}

/** Where in the text a refusal points: the name of an unexpected field, or the value of a wrong one. */
function rangeOf(refusal: PermitRefusal, { text, members }: Extract<ReadJson, { ok: true }>): Range | null {
  if (!('at' in refusal)) return null;
  if (refusal.code === 'schema_fields') {
    if (refusal.problem === 'not_a_record') return null;
    return members.find(({ name }) => refusal.unexpected.includes(name))?.nameAt ?? null;
  }
  return locate(text, refusal.at)?.valueAt ?? null;
}
