import { permitGateIds } from '#core/index.ts';
import { OutcomeMark } from '#widgets/shared/OutcomeMark.tsx';
import type { BenchAnswer } from './judgeBench.ts';
import type { BenchWords } from './words.en.ts';

interface Props {
  readonly answer: BenchAnswer;
  readonly words: BenchWords;
}

/** The gates in their order, each with what it said; the line between them ends where the call was stopped. */
export function GateTrace({ answer, words }: Props) {
  const steps =
    answer.kind === 'judged'
      ? answer.run.trace
      : permitGateIds.map((gate) => ({ gate, verdict: 'not_reached' as const }));
  return (
    <ol class="gate-bench-trace">
      {steps.map((step) => {
        const kind = step.verdict === 'not_reached' ? 'not-reached' : step.verdict;
        return (
          <li key={step.gate} data-gate={step.gate} data-verdict={kind}>
            <OutcomeMark kind={kind} />
            <span class="gate-name">
              {words.gateNames[step.gate]}
              {kind !== 'not-reached' && <span class="visually-hidden">: {words.labels[kind]}</span>}
            </span>
            <span class="gate-said">
              {step.verdict === 'passed' && words.gateDemands[step.gate]}
              {step.verdict === 'refused' && <code>{step.refusal}</code>}
              {step.verdict === 'not_reached' && words.labels.notReached}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
