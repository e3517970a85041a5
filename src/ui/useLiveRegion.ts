import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

/** How long a reader must pause before something is announced, so that typing does not flood a screen reader. */
export const ANNOUNCE_AFTER = 700;

/**
 * Text for a polite live region, and the function that announces. What is said during the pause replaces what waited, and
 * the region is emptied first, so that the same words are announced again.
 */
export function useLiveRegion(): readonly [text: string, announce: (text: string) => void] {
  const [text, setText] = useState('');
  const waiting = useRef<number | undefined>(undefined);
  const announce = useCallback((next: string) => {
    window.clearTimeout(waiting.current);
    setText('');
    waiting.current = window.setTimeout(() => setText(next), ANNOUNCE_AFTER);
  }, []);
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  return [text, announce];
}
