import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Locale } from '#i18n/locale.ts';
import { usePreference } from '#store/usePreference.ts';
import './codeField.css';
import type { CodeFieldMode, CodeLanguage, CodeProblem } from './codeFieldTypes.ts';
import { editorMessages } from './messages/messages.ts';
import { useCodeInput } from './useCodeInput.ts';
import { useTypes } from './useTypes.ts';

/** What a code field is given. */
export interface CodeFieldProps {
  /** Unique on the page, as an exercise's id: ids made by islands on their own could meet. */
  readonly id: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called on Ctrl+Enter or Cmd+Enter, with the text as it stands at that moment. */
  readonly onRun: (text: string) => void;
  readonly language: CodeLanguage;
  readonly label: string;
  /** Id of an element that describes the field further. */
  readonly describedBy?: string;
  readonly mode: CodeFieldMode;
  readonly onModeChange: (mode: CodeFieldMode) => void;
  readonly locale: Locale;
  /** Global TypeScript declarations that the exercise gives. */
  readonly ambientTypes?: string;
  /** Problems found elsewhere, as by a run. */
  readonly diagnostics?: readonly CodeProblem[];
  readonly readOnly?: boolean;
  /** How many lines it shows at least; eight where it is not said. */
  readonly lines?: number;
}

const noProblems: readonly CodeProblem[] = [];

/** A code input: a textarea that becomes CodeMirror on first intent, with TypeScript once it is asked for. */
export function CodeField(props: CodeFieldProps) {
  const { id, language, label, mode, locale, diagnostics = noProblems, readOnly = false } = props;
  const { fieldMessages: messages, modeMessages, keyMessages } = editorMessages[locale];
  const [tabMode, setTabMode] = usePreference('tabMode', 'leave');
  const describedBy = [`${id}-keys`, props.describedBy].filter(Boolean).join(' ');
  const asked = useRef(false);
  const input = useCodeInput({ ...props, readOnly, describedBy, tabMode });
  const types = useTypes(
    input.editor,
    mode === 'types' && language === 'typescript',
    props.ambientTypes ?? '',
    locale,
  );
  // Compared by content, so that an owner may write the list anew at each render.
  const found = JSON.stringify(diagnostics);
  const problems = useMemo(() => [...diagnostics, ...types.problems], [found, types.problems]);
  const [height] = useState(() =>
    Math.min(Math.max(input.initialValue.split('\n').length, props.lines ?? 8), 24),
  );
  const hasTypes = language === 'typescript';
  const modes: readonly CodeFieldMode[] = hasTypes ? ['plain', 'editor', 'types'] : ['plain', 'editor'];
  const shownMode = mode === 'types' && !hasTypes ? 'editor' : mode;

  useEffect(() => input.editor?.setProblems(problems), [input.editor, problems]);
  // Only a press of a button loads anything; a mode remembered from last time waits for the reader to come.
  useEffect(() => {
    if (asked.current) void input.want();
    asked.current = false;
  }, [mode]);

  const choose = (next: CodeFieldMode) => {
    if (next === mode) return void input.want();
    asked.current = true;
    props.onModeChange(next);
  };
  return (
    <div class="code-field not-content" data-input={input.editor === null ? 'plain' : 'editor'}>
      <div class="code-field-bar">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that the bar has no room for. */}
        <div class="code-field-modes" role="group" aria-label={messages.modes}>
          {modes.map((one) => (
            <button key={one} type="button" aria-pressed={shownMode === one} onClick={() => choose(one)}>
              {modeMessages[one]}
            </button>
          ))}
        </div>
        <button
          type="button"
          aria-pressed={tabMode === 'indent'}
          onClick={() => setTabMode(tabMode === 'indent' ? 'leave' : 'indent')}
        >
          {messages.tabToggle}
        </button>
      </div>
      <div class="code-field-frame" style={{ '--code-field-lines': height }}>
        <div class="code-field-editor" ref={input.box} />
        <textarea
          ref={input.area}
          aria-label={label}
          aria-describedby={describedBy}
          readOnly={readOnly}
          defaultValue={input.initialValue}
          wrap="off"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          {...input.areaEvents}
        />
      </div>
      <p class="code-field-keys" id={`${id}-keys`}>
        {keyMessages[tabMode]}
      </p>
      <div class="code-field-state" role="status">
        {input.phase === 'failed' && (
          <Failure text={messages.editorFailed} retry={messages.retry} onRetry={input.want} />
        )}
        {types.state === 'failed' && (
          <Failure text={messages.typesFailed} retry={messages.retry} onRetry={types.retry} />
        )}
        {types.state === 'loading' && messages.typesLoading}
        {types.state === 'on' && messages.typesReady}
      </div>
      {types.state === 'on' && (
        <p class="code-field-info">
          {messages.atCursor}: <code>{types.info ?? '–'}</code>
        </p>
      )}
      {problems.length > 0 && (
        <div class="code-field-problems">
          <p>{messages.problems(problems.length)}</p>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.line}:${problem.column}:${problem.message}`}>
                <button type="button" onClick={() => input.goTo(problem)}>
                  {messages.place(problem.line, problem.column)}
                </button>
                <span>{problem.message}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Failure(props: { readonly text: string; readonly retry: string; readonly onRetry: () => void }) {
  return (
    <>
      {props.text}{' '}
      <button type="button" onClick={() => props.onRetry()}>
        {props.retry}
      </button>
    </>
  );
}
