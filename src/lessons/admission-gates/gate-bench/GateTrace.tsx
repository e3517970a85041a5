import { type GateStep, type PermitGateId, type PermitRefusal, permitGateIds } from '#core';
import { type TraceStep, TraceView } from '#ui/TraceView.tsx';
import type { BenchAnswer } from './evaluateBench.ts';
import type { BenchWords } from './messages/en.ts';

interface Props {
  readonly answer: BenchAnswer;
  readonly words: BenchWords;
}

/** The gates in order, each with its result. */
export function GateTrace({ answer, words }: Props) {
  const steps =
    answer.kind === 'evaluated'
      ? answer.run.trace
      : permitGateIds.map((gate) => ({ gate, outcome: 'not-reached' as const }));
  return <TraceView steps={steps.map((step) => drawn(step, words))} />;
}

function drawn(step: GateStep<PermitGateId, PermitRefusal>, words: BenchWords): TraceStep {
  const common = { id: step.gate, name: words.gateNames[step.gate] };
  switch (step.outcome) {
    case 'allowed':
      return {
        ...common,
        outcome: 'allowed',
        spoken: words.labels.passed,
        said: words.gateDemands[step.gate],
      };
    case 'refused':
      return {
        ...common,
        outcome: 'refused',
        spoken: words.labels.refused,
        said: <code>{step.refusal.code}</code>,
      };
    case 'not-reached':
      return { ...common, outcome: 'not-reached', spoken: '', said: words.labels.notReached };
  }
}
