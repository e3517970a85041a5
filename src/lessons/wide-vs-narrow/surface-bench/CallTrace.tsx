import { callGates } from '#core/index.ts';
import type { LabRun } from '#ticket-lab/gradeRun.ts';
import type { Safeguard } from '#ticket-lab/labCase.ts';
import { TraceView } from '#ui/TraceView.tsx';
import type { SurfaceWords } from './messages/en.ts';

interface Props {
  readonly run: LabRun;
  readonly without: readonly Safeguard[];
  readonly words: SurfaceWords;
}

const marks = { passed: 'passed', refused: 'refused', not_reached: 'not-reached' } as const;

/** The gates of the last call, with those that are missing where they would stand. */
export function CallTrace({ run, without, words }: Props) {
  const trace = new Map(run.results.at(-1)?.trace.map(({ gate, verdict }) => [gate, verdict]));
  const steps = callGates.map(({ id }) => {
    const verdict = trace.get(id);
    const isOut = without.includes(id);
    const said = isOut ? 'out' : verdict === 'passed' || verdict === 'refused' ? verdict : 'not_reached';
    return {
      id,
      verdict: said === 'out' ? ('unknown' as const) : marks[said],
      name: words.safeguardNames[id],
      spoken: '',
      said: words.verdicts[said],
    };
  });
  return (
    <div class="surface-trace">
      <h3 class="widget-label">{words.gates}</h3>
      <TraceView steps={steps} />
    </div>
  );
}
