import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands';
import { typescriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import type { CodeLanguage, CodeProblem, FieldPosition, TabMode } from './codeFieldTypes.ts';
import { editorTheme } from './editorTheme.ts';
import { jsonLanguage } from './jsonLanguage.ts';
import { createTabGuard, isRunPress } from './tabGuard.ts';
import { offsetAt, textChange } from './textChange.ts';

/** What an editor needs to take the place of a textarea. */
export interface EditorOptions {
  readonly parent: HTMLElement;
  /** The text when the reader came to the textarea: an undo in the editor leads back to it. */
  readonly baseText: string;
  readonly text: string;
  readonly position: FieldPosition;
  readonly language: CodeLanguage;
  readonly tabMode: () => TabMode;
  readonly onChange: (text: string) => void;
  readonly onRun: (text: string) => void;
}

/** What may change while an editor lives. */
export interface EditorAttributes {
  readonly label: string;
  readonly describedBy: string;
  readonly readOnly: boolean;
}

/** A CodeMirror editor as the field sees it. Nothing done through it disturbs an IME composition. */
export interface CodeEditor {
  readonly text: () => string;
  readonly setText: (text: string) => void;
  readonly setAttributes: (attributes: EditorAttributes) => void;
  readonly setProblems: (problems: readonly CodeProblem[]) => void;
  readonly setTypes: (extension: Extension) => void;
  readonly position: () => FieldPosition;
  readonly goTo: (problem: CodeProblem) => void;
  readonly destroy: () => void;
}

const fromOwner = Annotation.define<true>();

/** Makes an editor with the text, selection, scroll position and focus of the textarea it replaces. */
export function createCodeMirrorEditor(options: EditorOptions): CodeEditor {
  const attributes = new Compartment();
  const types = new Compartment();
  const composition = createCompositionQueue();
  const decideTab = createTabGuard();

  const onKey = (event: KeyboardEvent, view: EditorView) => {
    if (event.isComposing) return false;
    const decision = decideTab(event, options.tabMode());
    if (decision === 'indent') return view.state.readOnly ? false : indentMore(view);
    if (decision === 'outdent') return view.state.readOnly ? false : indentLess(view);
    if (!isRunPress(event)) return false;
    options.onRun(view.state.doc.toString());
    return true;
  };

  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.baseText,
      extensions: [
        // Before all others, so that no binding of an extension can swallow Tab or the run keys.
        EditorView.domEventHandlers({ keydown: onKey, compositionend: composition.ended }),
        attributes.of([]),
        types.of([]),
        lineNumbers(),
        history(),
        highlightSpecialChars(),
        indentUnit.of('  '),
        indentOnInput(),
        bracketMatching(),
        options.language === 'json' ? jsonLanguage : typescriptLanguage,
        editorTheme,
        keymap.of([...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'), ...historyKeymap]),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged || update.transactions.some((one) => one.annotation(fromOwner))) return;
          // The owner has another text in mind already; to report this one would set two texts side by side.
          if (composition.holds('text')) return;
          options.onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  composition.watch(view);

  const { position } = options;
  const typed = textChange(options.baseText, options.text);
  view.dispatch({
    ...(typed === null ? {} : { changes: typed }),
    selection: { anchor: position.anchor, head: position.head },
    annotations: fromOwner.of(true),
  });
  if (position.focused) view.focus();
  view.scrollDOM.scrollTop = position.top;
  view.scrollDOM.scrollLeft = position.left;

  return {
    text: () => view.state.doc.toString(),
    setText: (text) =>
      composition.whenQuiet('text', () => {
        const changes = textChange(view.state.doc.toString(), text);
        if (changes !== null) view.dispatch({ changes, annotations: fromOwner.of(true) });
      }),
    setAttributes: ({ label, describedBy, readOnly }) =>
      composition.whenQuiet('attributes', () => {
        const content = {
          'aria-label': label,
          'aria-describedby': describedBy,
          spellcheck: 'false',
          // Editable content takes the focus anyway; checkers of accessibility want to see it said.
          tabindex: '0',
        };
        const extension = [EditorView.contentAttributes.of(content), EditorState.readOnly.of(readOnly)];
        view.dispatch({ effects: attributes.reconfigure(extension) });
      }),
    setProblems: (problems) =>
      composition.whenQuiet('problems', () => {
        const text = view.state.doc.toString();
        const marks = problems.map((problem) => toMark(text, problem));
        view.dispatch(setDiagnostics(view.state, marks));
      }),
    setTypes: (extension) =>
      composition.whenQuiet('types', () => view.dispatch({ effects: types.reconfigure(extension) })),
    position: () => ({
      anchor: view.state.selection.main.anchor,
      head: view.state.selection.main.head,
      top: view.scrollDOM.scrollTop,
      left: view.scrollDOM.scrollLeft,
      focused: view.hasFocus,
    }),
    goTo: ({ line, column }) => {
      const anchor = offsetAt(view.state.doc.toString(), line, column);
      view.dispatch({ selection: { anchor }, scrollIntoView: true });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

/** Holds back what would touch the document until an IME composition is over. Of one kind, only the last is done. */
function createCompositionQueue() {
  let view: EditorView | null = null;
  const waiting = new Map<string, () => void>();
  const run = () => {
    if (view?.composing) {
      setTimeout(run, settleTime);
      return;
    }
    const actions = [...waiting.values()];
    waiting.clear();
    for (const action of actions) action();
  };
  return {
    watch: (editor: EditorView) => {
      view = editor;
    },
    // CodeMirror still reads the composed text from the page when the event arrives.
    ended: () => {
      if (waiting.size > 0) setTimeout(run, settleTime);
    },
    holds: (kind: string) => waiting.has(kind),
    whenQuiet: (kind: string, action: () => void) => {
      waiting.set(kind, action);
      if (!view?.composing) run();
    },
  };
}

const settleTime = 60;

/** Marks the word at a problem's place, or one character if there is none. */
function toMark(text: string, { line, column, message }: CodeProblem): Diagnostic {
  const from = offsetAt(text, line, column);
  const word = /^[\w$]+/.exec(text.slice(from, from + 100))?.[0].length ?? 1;
  return { from, to: Math.min(text.length, from + word), severity: 'error', message };
}
