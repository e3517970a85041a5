import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SharedWords } from './messages/en.ts';
import type { LinkFault, StateLink } from './stateLink.ts';
import { useLiveRegion } from './useLiveRegion.ts';

/** What became of the link that was followed last, and the same in words. */
interface LinkNews {
  readonly link: LinkFault | 'opened';
  readonly text: string;
}

interface Uses<State> {
  /** Links to the widget's states. The widget has the link's name. */
  readonly link: StateLink<State>;
  /** The state that the widget opens with, and that a link which holds none leads to. */
  readonly first: State;
  readonly words: SharedWords;
  /** Runs when a link has put its state into the widget. The function of the first rendering is kept. */
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
  readonly root: RefObject<HTMLElement>;
  readonly link: StateLink<State>;
  /** Null where no link was followed, or the reader has gone on since. */
  readonly news: LinkNews | null;
  readonly words: SharedWords;
}

/**
 * The state, links and announcements of a widget; `WidgetShell` draws the frame that belongs to them. A link is followed
 * on arrival, where the page was opened by one, and whenever one is followed: the widget comes into view with its state.
 */
export function useWidget<State>({ link, first, words, onLink }: Uses<State>): Widget<State> {
  const [state, setState] = useState(first);
  const [news, setNews] = useState<LinkNews | null>(null);
  const [announcement, announce] = useLiveRegion();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const follow = () => {
      const { hash } = window.location;
      if (!hash.startsWith(link.prefix)) return;
      const answer = link.decode(hash);
      const text = answer.ok ? words.linkOpened : words.linkFaults[answer.fault];
      setState(answer.ok ? answer.state : first);
      onLink?.();
      setNews({ link: answer.ok ? 'opened' : answer.fault, text });
      announce(text);
      root.current?.scrollIntoView({ block: 'start' });
      root.current?.focus({ preventScroll: true });
    };
    follow();
    window.addEventListener('hashchange', follow);
    // The effects of one rendering run together, so whoever sees the mark finds that the widget has begun to listen.
    root.current?.setAttribute('data-ready', '');
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const change = (next: State) => {
    setState(next);
    setNews(null);
  };
  return { state, change, announcement, announce, root, link, news, words };
}
