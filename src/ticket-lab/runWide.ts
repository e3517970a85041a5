import { gradeRun, type LabRun } from './gradeRun.ts';
import type { LabCall, LabCase } from './labCase.ts';
import { ticketStore } from './ticketStore.ts';
import { callWide } from './wideTool.ts';

/** Runs one case on the wide surface, with its own store. */
export function runWide(labCase: LabCase, calls: readonly LabCall[]): LabRun {
  const store = ticketStore(labCase.store);
  const results = calls.map((call) => {
    const before = store.effects().length;
    const result = callWide(store, call, labCase.fault);
    return { ...result, side_effects: store.effects().slice(before) };
  });
  return gradeRun(labCase, results, store.effects());
}
