import { useEffect, useRef, useState } from 'preact/hooks';
import type { Locale } from '#i18n/locale.ts';
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx';
import { Gallery } from '#ui/Gallery.tsx';
import { LinkNewsLine } from '#ui/LinkNewsLine.tsx';
import { toldIn } from '#ui/situation.ts';
import { useLiveRegion } from '#ui/useLiveRegion.ts';
import { useStateLink } from '#ui/useStateLink.ts';
import { deliveryLink } from './deliveryLink.ts';
import { atEnd, type DeliveryState, sameEvents, shownAt, withAction, withoutLast } from './deliveryState.ts';
import { momentText } from './explain.ts';
import { firstSituation, gallery } from './gallery.ts';
import type { DeliveryWords } from './messages/en.ts';
import { NextEvent } from './NextEvent.tsx';
import { type Played, play } from './play.ts';
import { Replay } from './Replay.tsx';
import { ServerPanel } from './ServerPanel.tsx';
import { Timeline } from './Timeline.tsx';

interface Props {
  readonly locale: Locale;
  readonly words: DeliveryWords;
  /** The first situation, played when the page was built: a run takes a moment, and the bench stands there at once. */
  readonly first: Played;
}

/** The delivery bench: a history of messages that the reader builds, and what three servers make of it. */
export function DeliveryBench({ locale, words, first }: Props) {
  const [state, setState] = useState<DeliveryState>(() => atEnd(first.events));
  const [played, setPlayed] = useState(first);
  const [announcement, announce] = useLiveRegion();
  const root = useRef<HTMLElement>(null);
  const mustSpeak = useRef(false);
  const chosen = gallery.find((situation) => sameEvents(situation.state.events, state.events));
  // Until the servers have played a new history, the old one stays, at the moment nearest to the one asked for.
  const { shown } = shownAt({ events: played.events, shown: 0 }, state.shown);

  function change(next: DeliveryState) {
    mustSpeak.current = true;
    setState(next);
    forgetLink();
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

  const [linkNews, forgetLink] = useStateLink({
    link: deliveryLink,
    root,
    words,
    announce,
    onLink: (link) => setState(link.ok ? link.state : firstSituation.state),
  });

  // Last of the effects: once this is set, everything above has begun to listen.
  useEffect(() => root.current?.setAttribute('data-ready', ''), []);

  return (
    <section
      ref={root}
      class="widget bench delivery-bench not-content"
      data-widget="delivery-bench"
      data-played={played.events === state.events}
      aria-label={words.bench}
      tabIndex={-1}
    >
      <LinkNewsLine news={linkNews} words={words} />
      <Gallery
        label={words.situations}
        groups={[{ title: null, situations: gallery }]}
        chosen={chosen}
        told={toldIn(locale)}
        onChoose={(situation) => change(situation.state)}
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
      <p class="visually-hidden" role="status" data-announcement>
        {announcement}
      </p>
      <div class="delivery-servers">
        {played.servers.map((server) => (
          <ServerPanel key={server.server} server={server} shown={shown} words={words} />
        ))}
      </div>
      <Timeline
        played={played}
        shown={shown}
        words={words}
        onMoment={(moment) => change(shownAt(state, moment))}
      />
      <div class="widget-foot">
        <CopyLinkButton
          label={words.copyLink.label}
          words={words.copyLink}
          fragment={() => deliveryLink.encode(state)}
          inAddress
        />
      </div>
    </section>
  );
}
