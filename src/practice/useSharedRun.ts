import { useCallback, useEffect, useState } from 'preact/hooks';
import type { ExerciseMeta } from '#exercises/contract.ts';
import { isRunLink, type ReadRun, readRunLink } from './runLink.ts';

/**
 * The run that the page's address carries for this exercise, as an offer: it is shown and never run, and the learner's
 * own text stays until they choose otherwise.
 */
export function useSharedRun(meta: ExerciseMeta) {
  const [offer, setOffer] = useState<ReadRun | null>(null);

  useEffect(() => {
    const look = (): void => {
      const { hash } = window.location;
      if (isRunLink(meta.id, hash)) void readRunLink(meta.id, hash).then(setOffer);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [meta.id]);

  /** Takes the offer off the page and out of the address, so that a reload does not make it again. */
  const settle = useCallback(() => {
    setOffer(null);
    window.history.replaceState(window.history.state, '', `#exercise-${meta.id}`);
  }, [meta.id]);

  return { offer, settle };
}
