import { useId } from 'preact/hooks';
import { eventSentences } from './explain.ts';
import type { DeliveryWords } from './messages/en.ts';
import type { Played } from './play.ts';
import { Stack } from './Stack.tsx';

interface Props {
  readonly played: Played;
  readonly shown: number;
  readonly words: DeliveryWords;
  readonly onMoment: (moment: number) => void;
}

/** Goes through the history event by event, and says what happens at the client and on the network. */
export function Replay({ played: { events }, shown, words, onMoment }: Props) {
  const id = useId();
  const all = events.length;
  const told = shown === 0 ? words.before : words.moment(shown, all);
  const moments = [[words.empty], ...events.map((_event, i) => eventSentences(events, i, words))];
  const step = (label: string, to: number, data: string) => (
    <button
      type="button"
      class="widget-button"
      data-step={data}
      aria-disabled={to < 0 || to > all}
      onClick={() => to >= 0 && to <= all && onMoment(to)}
    >
      {label}
    </button>
  );
  return (
    <div class="delivery-replay">
      <label class="widget-label" for={id}>
        {words.replay}
        {words.gap}
        <span class="delivery-moment">{told}</span>
      </label>
      <div class="delivery-steps">
        {step(words.previous, shown - 1, 'previous')}
        <input
          id={id}
          type="range"
          min={0}
          max={all}
          step={1}
          value={shown}
          aria-valuetext={told}
          onInput={(event) => onMoment(event.currentTarget.valueAsNumber)}
        />
        {step(words.following, shown + 1, 'next')}
      </div>
      <Stack shown={shown} layers={moments.map((sentences) => sentences.join(words.gap))} />
    </div>
  );
}
