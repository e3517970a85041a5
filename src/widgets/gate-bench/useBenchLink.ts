import { useEffect, useRef } from 'preact/hooks';
import { decodeLink, LINK_PREFIX, type LinkAnswer } from './benchLink.ts';

/** Calls back with what a link holds: on arrival, where the page was opened by one, and whenever one is followed. */
export function useBenchLink(onLink: (link: LinkAnswer) => void): void {
  const latest = useRef(onLink);
  latest.current = onLink;
  useEffect(() => {
    const follow = () => {
      const { hash } = window.location;
      if (hash.startsWith(LINK_PREFIX)) latest.current(decodeLink(hash));
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
}
