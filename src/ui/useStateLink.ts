import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SharedWords } from './messages/en.ts';
import type { LinkAnswer, LinkFault, StateLink } from './stateLink.ts';

/** What became of the link that was followed last; null where there was none, or the reader has gone on since. */
export type LinkNews = LinkFault | 'opened' | null;

interface Follows<State> {
  readonly link: StateLink<State>;
  /** The widget's root, which is brought into view and gets the focus. */
  readonly root: RefObject<HTMLElement>;
  readonly words: SharedWords;
  /** Puts the link's state into the widget, or its first one where the link holds none. */
  readonly onLink: (answer: LinkAnswer<State>) => void;
  readonly announce: (text: string) => void;
}

/**
 * Follows links to states of a widget: on arrival, where the page was opened by one, and whenever one is followed.
 * Returns what became of it, and the function that forgets that.
 */
export function useStateLink<State>(follows: Follows<State>): readonly [news: LinkNews, forget: () => void] {
  const [news, setNews] = useState<LinkNews>(null);
  const latest = useRef(follows);
  latest.current = follows;
  useEffect(() => {
    const follow = () => {
      const { link, root, words, onLink, announce } = latest.current;
      const { hash } = window.location;
      if (!hash.startsWith(link.prefix)) return;
      const answer = link.decode(hash);
      onLink(answer);
      setNews(answer.ok ? 'opened' : answer.fault);
      announce(newsText(answer.ok ? 'opened' : answer.fault, words));
      root.current?.scrollIntoView({ block: 'start' });
      root.current?.focus({ preventScroll: true });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return [news, () => setNews(null)];
}

/** The news of a link in words. */
export function newsText(news: LinkFault | 'opened', words: SharedWords): string {
  return news === 'opened' ? words.linkOpened : words.linkFaults[news];
}
