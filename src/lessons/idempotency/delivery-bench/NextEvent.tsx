import { useId, useState } from 'preact/hooks';
import type { DeliveryEvent, Fate } from '#ticket-lab/delivery/runDelivery.ts';
import { Choice } from '#ui/Choice.tsx';
import { type Action, actions, eventOf, fates, lastSend, MOST_EVENTS } from './history.ts';
import type { DeliveryWords } from './messages/en.ts';

interface Props {
  readonly events: readonly DeliveryEvent[];
  readonly words: DeliveryWords;
  readonly onAction: (action: Action, fate: Fate) => void;
  readonly onUndo: () => void;
  readonly onClear: () => void;
}

/** What can happen next: what the network does, and the buttons that make an event. */
export function NextEvent({ events, words, onAction, onUndo, onClear }: Props) {
  const [fate, setFate] = useState<Fate>('arrives');
  const id = useId();
  const reason =
    events.length >= MOST_EVENTS
      ? words.full(MOST_EVENTS)
      : lastSend(events) === undefined
        ? words.nothingSent
        : '';
  // A button that is switched off keeps the focus: who presses one again and again stays where they are.
  const button = (label: string, isOff: boolean, press: () => void, data: object = {}) => (
    <button
      key={label}
      type="button"
      class="widget-button"
      aria-disabled={isOff}
      aria-describedby={isOff ? `${id}-reason` : undefined}
      onClick={() => !isOff && press()}
      {...data}
    >
      {label}
    </button>
  );
  return (
    <div class="widget-given delivery-next">
      <Choice legend={words.network} choices={fates} chosen={fate} words={words.fates} onChoose={setFate} />
      <fieldset class="choice">
        <legend class="widget-label">{words.next}</legend>
        <div class="delivery-buttons">
          {actions.map((action) =>
            button(
              words.actions[action],
              eventOf(events, action, fate) === null,
              () => onAction(action, fate),
              {
                'data-action': action,
              },
            ),
          )}
        </div>
      </fieldset>
      <div class="delivery-buttons delivery-undo">
        {button(words.undo, events.length === 0, onUndo, { 'data-action': 'undo' })}
        {button(words.clear, events.length === 0, onClear, { 'data-action': 'clear' })}
        <span id={`${id}-reason`} class="delivery-reason">
          {reason}
        </span>
      </div>
    </div>
  );
}
