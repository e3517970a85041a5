import { useEffect, useRef, useState } from 'preact/hooks';
import type { Locale } from '#i18n/locale.ts';
import { InlineCode, withoutMarks } from './InlineCode.tsx';
import { wordsOf } from './messages/index.ts';
import { withStepAt } from './orderDraft.ts';

interface Props {
  readonly locale: Locale;
  readonly steps: readonly { readonly id: string; readonly text: string }[];
  readonly order: readonly string[];
  readonly onOrder: (order: readonly string[]) => void;
  /** Says to a screen reader where a step stands now. */
  readonly announce: (text: string) => void;
}

type Direction = 'up' | 'down';

/** Steps in their order, each with a button up and a button down; a mouse may drag them too. */
export function OrderSteps({ locale, steps, order, onOrder, announce }: Props) {
  const words = wordsOf[locale];
  const list = useRef<HTMLOListElement>(null);
  /** The button that was pressed: its row moves, and the browser lets go of the focus on what moves. */
  const pressed = useRef<{ readonly step: string; readonly direction: Direction } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  useEffect(() => {
    if (pressed.current === null) return;
    const { step, direction } = pressed.current;
    pressed.current = null;
    const row = [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-step') === step);
    row?.querySelector<HTMLElement>(`[data-move="${direction}"]`)?.focus();
  }, [order]);

  const put = (step: string, place: number): void => {
    const next = withStepAt(order, step, place);
    if (next.join() === order.join()) return;
    onOrder(next);
    const text = steps.find(({ id }) => id === step)?.text ?? step;
    announce(words.movedTo(withoutMarks(text), next.indexOf(step) + 1, next.length));
  };

  const move = (step: string, direction: Direction): void => {
    pressed.current = { step, direction };
    put(step, order.indexOf(step) + (direction === 'up' ? -1 : 1));
  };

  return (
    <ol class="order-steps" ref={list}>
      {order.map((step, index) => {
        const text = steps.find(({ id }) => id === step)?.text ?? step;
        return (
          <li
            key={step}
            data-step={step}
            data-dragged={step === dragged ? '' : undefined}
            draggable
            onDragStart={(event) => {
              event.dataTransfer?.setData('text/plain', step);
              setDragged(step);
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) put(dragged, index);
              setDragged(null);
            }}
          >
            <span class="order-text">
              <InlineCode text={text} />
            </span>
            <span class="order-moves">
              <MoveButton
                direction="up"
                label={words.moveUp(withoutMarks(text))}
                atEnd={index === 0}
                onPress={() => move(step, 'up')}
              />
              <MoveButton
                direction="down"
                label={words.moveDown(withoutMarks(text))}
                atEnd={index === order.length - 1}
                onPress={() => move(step, 'down')}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** At its end a step goes no further, and the button stays where the keyboard left it. */
function MoveButton({
  direction,
  label,
  atEnd,
  onPress,
}: {
  readonly direction: Direction;
  readonly label: string;
  readonly atEnd: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      class="widget-button"
      data-move={direction}
      aria-label={label}
      aria-disabled={atEnd}
      onClick={() => {
        if (!atEnd) onPress();
      }}
    >
      <span aria-hidden="true">{direction === 'up' ? '↑' : '↓'}</span>
    </button>
  );
}
