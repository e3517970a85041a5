import { useEffect, useState } from 'preact/hooks';
import type { FormatChecks } from '#schema/interpret/formatChecks.ts';

/** The checks of formats, loaded once a schema asks for some; none until then. */
export function useFormats(needed: boolean): FormatChecks | undefined {
  const [formats, setFormats] = useState<FormatChecks>();
  useEffect(() => {
    if (!needed || formats !== undefined) return;
    let isGone = false;
    import('#schema/interpret/formatChecks.ts').then(
      ({ formatChecks }) => {
        if (!isGone) setFormats(formatChecks);
      },
      // Without them a format stays one that is not checked here, and the field says so.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [needed, formats]);
  return formats;
}
