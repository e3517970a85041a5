import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Moves the focus to an element once, when it comes onto the page in answer to what the reader just did, so that a
 * screen reader and the keyboard go on from there.
 */
export function useFocusOnArrival<Element extends HTMLElement>(wanted: boolean): RefObject<Element> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (wanted) element.current?.focus();
  }, []);
  return element;
}
