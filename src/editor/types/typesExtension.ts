import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { CodeProblem } from '../codeFieldTypes.ts';
import type { TypesFile } from './typesClient.ts';

/** What the field is told as the reader types and moves. */
export interface TypesListener {
  readonly onProblems: (problems: readonly CodeProblem[]) => void;
  /** What TypeScript knows of the name at the cursor, for those who do not hover. */
  readonly onInfo: (text: string | null) => void;
}

const checkDelay = 350;
const infoDelay = 250;

/** Errors, completion and hover from TypeScript. A lost worker leaves a plain editor: no answer is an empty answer. */
export function typesExtension(file: TypesFile, listener: TypesListener): Extension {
  return [
    ViewPlugin.define((view) => createWatcher(view, file, listener)),
    autocompletion({ override: [(context) => complete(file, context)], icons: false }),
    hoverTooltip(async (view, position) => {
      const text = view.state.doc.toString();
      const info = await file.ask({ kind: 'info', text, position }).catch(() => null);
      if (info === null || view.state.doc.toString() !== text) return null;
      return { pos: info.from, end: info.to, create: () => ({ dom: infoBox(info.text) }) };
    }),
  ];
}

function createWatcher(view: EditorView, file: TypesFile, listener: TypesListener) {
  let checkTimer: ReturnType<typeof setTimeout> | undefined;
  let infoTimer: ReturnType<typeof setTimeout> | undefined;
  let isAlive = true;

  /** Asks about the text as it stands; an answer to an older text is dropped, and so is one during a composition. */
  const isCurrent = (text: string) => isAlive && view.state.doc.toString() === text;
  const check = async () => {
    if (view.composing) return later();
    const text = view.state.doc.toString();
    const problems = await file.ask({ kind: 'check', text }).catch(() => null);
    if (problems !== null && isCurrent(text)) listener.onProblems(problems);
  };
  const inform = async () => {
    const text = view.state.doc.toString();
    const position = view.state.selection.main.head;
    const info = await file.ask({ kind: 'info', text, position }).catch(() => null);
    if (isCurrent(text) && view.state.selection.main.head === position) listener.onInfo(info?.text ?? null);
  };
  const later = () => {
    clearTimeout(checkTimer);
    checkTimer = setTimeout(check, checkDelay);
  };
  void check();

  return {
    update: (update: ViewUpdate) => {
      if (update.docChanged) later();
      if (!update.docChanged && !update.selectionSet) return;
      clearTimeout(infoTimer);
      infoTimer = setTimeout(inform, infoDelay);
    },
    destroy: () => {
      isAlive = false;
      clearTimeout(checkTimer);
      clearTimeout(infoTimer);
    },
  };
}

async function complete(file: TypesFile, context: CompletionContext): Promise<CompletionResult | null> {
  if (!context.explicit && context.matchBefore(/[\w$]$|\.$/) === null) return null;
  const text = context.state.doc.toString();
  const found = await file.ask({ kind: 'complete', text, position: context.pos }).catch(() => null);
  if (found === null || found.options.length === 0 || context.aborted) return null;
  const options = found.options.map(({ label, kind }) => ({ label, detail: kind }));
  return { from: found.from, options, validFor: /^[\w$]*$/ };
}

function infoBox(text: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-type-info';
  box.textContent = text;
  return box;
}
