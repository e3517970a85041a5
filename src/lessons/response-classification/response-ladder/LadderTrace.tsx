import { type Outcome, type ReadingGateId, readingGateIds, readingStages, stageOf } from '#core';
import { type TraceStep, TraceView } from '#ui/TraceView.tsx';
import { outcomeOfClass } from '../outcomeOf.ts';
import type { LadderAnswer } from './evaluateLadder.ts';
import type { LadderWords } from './messages/en.ts';

interface Props {
  readonly answer: LadderAnswer;
  readonly words: LadderWords;
}

/** Core's gates by stage, each with its finding. The last stage is a question that no response answers. */
export function LadderTrace({ answer, words }: Props) {
  return (
    <ol class="ladder-stages">
      {readingStages.map((stage) => (
        <li key={stage} data-stage={stage}>
          <p class="widget-label">{words.core.readingStageNames[stage]}</p>
          {stage === 'evidence' ? (
            <TraceView steps={[evidence(answer, words)]} />
          ) : (
            <TraceView
              steps={readingGateIds
                .filter((gate) => stageOf[gate] === stage)
                .map((gate) => stepFor(gate, answer, words))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function stepFor(id: ReadingGateId, answer: LadderAnswer, words: LadderWords): TraceStep {
  const step = answer.kind === 'read' ? answer.reading.trace.find(({ gate }) => gate === id) : undefined;
  const common = { id, name: words.core.readingGateNames[id] };
  switch (step?.outcome) {
    case 'allowed':
      return {
        ...common,
        outcome: 'allowed',
        spoken: words.passed,
        said: words.core.readingGateDemands[id],
      };
    case 'refused':
      return {
        ...common,
        outcome: outcomeOfClass[step.refusal.class],
        spoken: words.stopped,
        said: <code>{step.refusal.reason}</code>,
      };
    default:
      return { ...common, outcome: 'not-reached', spoken: '', said: words.notReached };
  }
}

/** A result that fits waits here; anything else never comes so far. */
function evidence(answer: LadderAnswer, words: LadderWords): TraceStep {
  const waits = answer.kind === 'read' && answer.reading.class === 'ok';
  const outcome: Outcome = waits ? 'verify' : 'not-reached';
  return {
    id: 'evidence',
    outcome,
    name: words.endState,
    spoken: '',
    said: waits ? words.core.readingStageQuestions.evidence : words.notReached,
  };
}
