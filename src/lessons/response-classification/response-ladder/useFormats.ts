import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { FormatChecks } from '#schema/interpret/formatChecks.ts';

/** The checks of formats, and a function that loads them once; none until they are loaded. */
export function useFormats(): readonly [formats: FormatChecks | undefined, load: () => void] {
  const [formats, setFormats] = useState<FormatChecks>();
  const isAsked = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('#schema/interpret/formatChecks.ts').then(
      ({ formatChecks }) => {
        if (!isGone.current) setFormats(formatChecks);
      },
      // Without them a format stays one that is not checked here, and the field says so; the next change asks again.
      () => {
        isAsked.current = false;
      },
    );
  }, []);
  return [formats, load];
}
