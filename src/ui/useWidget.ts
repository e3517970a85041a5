import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SharedWords } from './messages/en.ts';
import type { LinkAnswer, StateLink } from './stateLink.ts';
import { useLiveRegion } from './useLiveRegion.ts';
import { type LinkNews, useStateLink } from './useStateLink.ts';

interface Uses<State> {
  /** Links to the widget's states. The widget has the link's name. */
  readonly link: StateLink<State>;
  /** The state that the widget opens with, and that a link which holds none leads to. */
  readonly first: State;
  readonly words: SharedWords;
  /** Runs when a link has put its state into the widget. */
  readonly onLink?: () => void;
}

/** What every widget has: a state that links lead to, and a live region. */
export interface Widget<State> {
  readonly state: State;
  /** Takes the state that the reader has chosen; the news of a link goes away. */
  readonly change: (next: State) => void;
  /** What the live region says now, and the function that announces. */
  readonly announcement: string;
  readonly announce: (text: string) => void;
  /** For `WidgetShell`. */
  readonly shell: {
    readonly root: RefObject<HTMLElement>;
    readonly link: StateLink<State>;
    readonly news: LinkNews;
    readonly words: SharedWords;
  };
}

/** The state, links and announcements of a widget. `WidgetShell` draws the frame that belongs to them. */
export function useWidget<State>({ link, first, words, onLink }: Uses<State>): Widget<State> {
  const [initial] = useState(first);
  const [state, setState] = useState(initial);
  const [announcement, announce] = useLiveRegion();
  const root = useRef<HTMLElement>(null);
  const [news, forgetLink] = useStateLink({
    link,
    root,
    words,
    announce,
    onLink: (answer: LinkAnswer<State>) => {
      setState(answer.ok ? answer.state : initial);
      onLink?.();
    },
  });
  // The effects of one rendering run together, so whoever sees the mark finds that the widget has begun to listen.
  useEffect(() => root.current?.setAttribute('data-ready', ''), []);
  const change = (next: State) => {
    setState(next);
    forgetLink();
  };
  return { state, change, announcement, announce, shell: { root, link, news, words } };
}
