import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { CompileSchema } from '#schema';

/** The reader of schemas in other dialects, with formats and patterns, and a function that loads it once; none until it is loaded. */
export function useSchemaReader(): readonly [reader: CompileSchema | undefined, load: () => void] {
  // In a record, since a state that is a function would be called.
  const [loaded, setLoaded] = useState<{ readonly reader: CompileSchema }>();
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
    import('#schema/interpret/interpretForeign.ts').then(
      ({ interpretForeign }) => {
        if (!isGone.current) setLoaded({ reader: interpretForeign });
      },
      // Without it a schema stays one that cannot be checked here, and the field says so; the next change asks again.
      () => {
        isAsked.current = false;
      },
    );
  }, []);
  return [loaded?.reader, load];
}
