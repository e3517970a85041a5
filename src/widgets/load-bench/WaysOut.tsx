import { OutcomeMark } from '#widgets/shared/OutcomeMark.tsx';
import { PhraseText } from '#widgets/shared/PhraseText.tsx';
import type { LoadAnswer } from './judgeLoad.ts';
import type { LoadState } from './loadState.ts';
import { waysOut } from './waysOut.ts';
import type { LoadWords } from './words.en.ts';

interface Props {
  readonly state: LoadState;
  readonly plan: LoadAnswer['plan'];
  readonly words: LoadWords;
  readonly onState: (state: LoadState) => void;
}

/** How many smaller requests are offered. */
const OFFERED = 4;

/** What could be asked for instead of a plan that does not fit; and what could not. */
export function WaysOut({ state, plan, words, onState }: Props) {
  const { ways, labels } = words;
  const isOver = plan.kind === 'plan' && !plan.accepted;
  return (
    <div class="load-ways">
      <h3 class="widget-label">{labels.waysOut}</h3>
      {!isOver && <p>{plan.kind === 'plan' ? ways.none : ways.repair}</p>}
      {isOver && (
        <ul>
          {waysOut(state)
            .slice(0, OFFERED)
            .map(({ kind, id, state: smaller, tokens, accepted }) => (
              <li key={`${kind} ${id}`} data-way={kind}>
                <OutcomeMark kind={accepted ? 'passed' : 'refused'} />
                <button type="button" class="link-button" onClick={() => onState(smaller)}>
                  <PhraseText
                    pieces={kind === 'without-skill' ? ways.withoutSkill(id) : ways.withoutResource(id)}
                  />
                </button>
                <span>{ways.costs(tokens, accepted)}</span>
              </li>
            ))}
          <li data-way="half">
            <OutcomeMark kind="refused" />
            <span>{ways.half}</span>
          </li>
        </ul>
      )}
    </div>
  );
}
