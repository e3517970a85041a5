import { useEffect, useRef, useState } from 'preact/hooks';
import { Gallery } from '#ui/Gallery.tsx';
import type { WidgetProps } from '#ui/inLanguage.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { toldIn } from '#ui/situation.ts';
import { useWidget } from '#ui/useWidget.ts';
import { WidgetShell } from '#ui/WidgetShell.tsx';
import { deliveryLink } from './deliveryLink.ts';
import { atEnd, type DeliveryState, sameEvents, shownAt, withAction, withoutLast } from './deliveryState.ts';
import { momentText } from './explain.ts';
import { gallery } from './gallery.ts';
import type { DeliveryWords } from './messages/en.ts';
import { NextEvent } from './NextEvent.tsx';
import { type Played, play } from './play.ts';
import { Replay } from './Replay.tsx';
import { ServerPanel } from './ServerPanel.tsx';
import { Timeline } from './Timeline.tsx';

interface Props extends WidgetProps<DeliveryWords> {
  /** The first situation, played when the page was built: a run takes a moment, and the bench stands there at once. */
  readonly first: Played;
}

/** The delivery bench: a history of messages that the reader builds, and what three servers make of it. */
export function DeliveryBench({ locale, words, first }: Props) {
  const widget = useWidget({ link: deliveryLink, first: atEnd(first.events), words });
  const { state, announce } = widget;
  const [played, setPlayed] = useState(first);
  const mustSpeak = useRef(false);
  // Until the servers have played a new history, the old one stays, at the moment nearest to the one asked for.
  const { shown } = shownAt({ events: played.events, shown: 0 }, state.shown);

  function change(next: DeliveryState) {
    mustSpeak.current = true;
    widget.change(next);
  }

  useEffect(() => {
    if (played.events === state.events) {
      if (mustSpeak.current) announce(momentText(played, state.shown, words));
      mustSpeak.current = false;
      return;
    }
    let isStale = false;
    void play(state.events).then((next) => {
      if (!isStale) setPlayed(next);
    });
    return () => {
      isStale = true;
    };
  }, [state, played, announce, words]);

  return (
    <WidgetShell widget={widget} label={words.bench} data-played={played.events === state.events}>
      <Gallery
        label={words.situations}
        groups={[{ title: null, situations: gallery }]}
        chosen={gallery.find(({ state: one }) => sameEvents(one.events, state.events))}
        told={toldIn(locale)}
        onChoose={({ state: next }) => change(next)}
      />
      <NextEvent
        events={state.events}
        words={words}
        onAction={(action, fate) => change(withAction(state, action, fate))}
        onUndo={() => change(withoutLast(state))}
        onClear={() => change(atEnd([]))}
      />
      <Replay
        played={played}
        shown={shown}
        words={words}
        onMoment={(moment) => change(shownAt(state, moment))}
      />
      <LiveRegion text={widget.announcement} />
      <div class="delivery-servers">
        {played.servers.map((server) => (
          <ServerPanel
            key={server.server}
            events={played.events}
            server={server}
            shown={shown}
            words={words}
          />
        ))}
      </div>
      <Timeline
        played={played}
        shown={shown}
        words={words}
        onMoment={(moment) => change(shownAt(state, moment))}
      />
    </WidgetShell>
  );
}
