import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '#i18n/locale.ts';
import type { CodeProblem } from './codeFieldTypes.ts';
import type { CodeEditor } from './codeMirrorEditor.ts';
import type { TypesFile } from './types/typesClient.ts';

/** How it stands with TypeScript, and what it says. */
export interface TypesView {
  readonly state: 'off' | 'loading' | 'on' | 'failed';
  readonly problems: readonly CodeProblem[];
  /** What is known of the name at the cursor. */
  readonly info: string | null;
  readonly retry: () => void;
}

const none: readonly CodeProblem[] = [];

/** Adds TypeScript to an editor while `isWanted`. The compiler is loaded then, and not before. */
export function useTypes(
  editor: CodeEditor | null,
  isWanted: boolean,
  ambient: string,
  locale: Locale,
): TypesView {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<TypesView['state']>('off');
  const [problems, setProblems] = useState(none);
  const [info, setInfo] = useState<string | null>(null);

  useEffect(() => {
    if (editor === null || !isWanted) return;
    let file: TypesFile | null = null;
    let isOver = false;
    const clear = () => {
      setProblems(none);
      setInfo(null);
      if (file !== null) editor.setTypes([]);
    };
    const fail = () => {
      if (isOver) return;
      clear();
      setState('failed');
    };
    const start = async () => {
      const [{ openTypesFile }, { typesExtension }] = await Promise.all([
        import('./types/typesClient.ts'),
        import('./types/typesExtension.ts'),
      ]);
      if (isOver) return;
      const opened = await openTypesFile(ambient, locale, fail);
      if (isOver) return opened.close();
      file = opened;
      editor.setTypes(typesExtension(opened, { onProblems: setProblems, onInfo: setInfo }));
      setState('on');
    };
    setState('loading');
    start().catch(fail);
    return () => {
      isOver = true;
      clear();
      file?.close();
      setState('off');
    };
  }, [editor, isWanted, ambient, locale, attempt]);

  return { state, problems, info, retry: () => setAttempt((count) => count + 1) };
}
