import { OutcomeMark } from '#ui/OutcomeMark.tsx';
import { PhraseText } from '#ui/PhraseText.tsx';
import type { LoadAnswer } from './evaluateLoad.ts';
import type { LoadState } from './loadState.ts';
import type { LoadWords } from './messages/en.ts';
import { type Direction, nextRequests } from './nextRequests.ts';

interface Props {
  readonly state: LoadState;
  readonly plan: LoadAnswer['plan'];
  readonly words: LoadWords;
  readonly onState: (state: LoadState) => void;
}

/** How many requests are offered. */
const OFFERED = 3;

/** What could be asked for next, with what core says of it; and, of a plan that does not fit, what could not. */
export function NextRequests({ state, plan, words, onState }: Props) {
  const { next } = words;
  const direction: Direction = plan.kind === 'refused' ? 'repair' : plan.accepted ? 'more' : 'less';
  const offered = nextRequests(state, direction).slice(0, OFFERED);
  return (
    <div class="load-next" data-direction={direction}>
      <h3 class="widget-label">{next.titles[direction]}</h3>
      <ul>
        {offered.length === 0 && <li class="load-next-none">{next.none[direction]}</li>}
        {offered.map(({ kind, id, state: changed, tokens, accepted }) => (
          <li key={`${kind} ${id}`} data-next={kind}>
            <OutcomeMark kind={accepted ? 'allowed' : 'refused'} />
            <button type="button" class="link-button" onClick={() => onState(changed)}>
              <PhraseText pieces={next.kinds[kind](id)} />
            </button>
            <span>{next.costs(tokens, accepted)}</span>
          </li>
        ))}
        {direction === 'less' && (
          <li data-next="half">
            <OutcomeMark kind="refused" />
            <span>{next.half}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
