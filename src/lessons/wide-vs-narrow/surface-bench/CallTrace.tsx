import { callPipeline } from '#core';
import type { LabRun } from '#ticket-lab/gradeRun.ts';
import type { Safeguard } from '#ticket-lab/safeguards.ts';
import { TraceView } from '#ui/TraceView.tsx';
import type { SurfaceWords } from './messages/en.ts';

interface Props {
  readonly run: LabRun;
  readonly without: readonly Safeguard[];
  readonly words: SurfaceWords;
}

/** The pipeline of the last call, with removed steps in their places. */
export function CallTrace({ run, without, words }: Props) {
  const trace = new Map(run.results.at(-1)?.trace.map(({ gate, outcome }) => [gate, outcome]));
  const steps = callPipeline.map(({ id }) => {
    const isOut = without.includes(id);
    const outcome = trace.get(id) ?? 'not-reached';
    return {
      id,
      outcome: isOut ? ('unknown' as const) : outcome,
      name: words.safeguardNames[id],
      spoken: '',
      said: isOut ? words.takenOut : words.gateOutcomes[outcome],
    };
  });
  return (
    <div class="surface-trace">
      <h3 class="widget-label">{words.gates}</h3>
      <TraceView steps={steps} />
    </div>
  );
}
