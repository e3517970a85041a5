import { useCallback, useRef, useState } from 'preact/hooks';
import type { SchemaReader } from './schemaReader.ts';

/** The reader of schemas in other dialects, with formats and patterns, and a function that loads it once; none until it is loaded. */
export function useSchemaReader(): readonly [reader: SchemaReader | undefined, load: () => void] {
  const [reader, setReader] = useState<SchemaReader>();
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./schemaReader.ts').then(
      ({ schemaReader }) => setReader(schemaReader),
      // Without it a schema stays one that cannot be checked here, and the answer says so; the next change asks again.
      () => {
        isAsked.current = false;
      },
    );
  }, []);
  return [reader, load];
}
