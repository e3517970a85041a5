import type { TargetedEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { CodeFieldMode, CodeLanguage, CodeProblem, TabMode } from './codeFieldTypes.ts';
import type { CodeEditor, EditorAttributes } from './codeMirrorEditor.ts';
import { createEchoFilter } from './echoFilter.ts';
import { areaPosition, goToInArea, pressInArea, restoreArea, setAreaText } from './plainArea.ts';
import { createTabGuard } from './tabGuard.ts';

/** What the input needs to know of the field. */
export interface CodeInputOptions extends EditorAttributes {
  readonly value: string;
  readonly mode: CodeFieldMode;
  readonly tabMode: TabMode;
  readonly language: CodeLanguage;
  readonly onChange: (text: string) => void;
  readonly onRun: (text: string) => void;
}

/** Which input is there, or on its way. */
export type InputPhase = 'area' | 'loading' | 'editor' | 'failed';

/**
 * One text input that begins as a textarea and, on first intent, becomes CodeMirror. The reader's text, selection,
 * scroll position and focus stay; nothing is swapped while an input method is composing or a button is held down.
 */
export function useCodeInput(options: CodeInputOptions) {
  const value = options.value.replace(/\r\n?/g, '\n');
  const box = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  const [phase, setPhase] = useState<InputPhase>('area');
  const [initialValue] = useState(value);
  const latest = useRef(options);
  latest.current = options;
  const self = useRef({
    echo: createEchoFilter(),
    decideTab: createTabGuard(),
    editor: null as CodeEditor | null,
    baseText: value,
    lastValue: value,
    isComposing: false,
    isPressed: false,
    isWanted: false,
    /** A text from the owner that came in the middle of a composition. */
    lateText: null as string | null,
    make: null as (() => void) | null,
  }).current;

  const report = (text: string) => {
    // The owner has it already: nothing will come back. Typing over several lines tells of the same text many times.
    if (text !== latest.current.value) self.echo.reported(text);
    latest.current.onChange(text);
  };

  /** Swaps if nothing speaks against it at this moment; each of the things that do ends in another call. */
  const trySwap = () => {
    const plain = area.current;
    if (self.make === null || !self.isWanted || plain === null || self.editor !== null) return;
    if (self.isComposing || self.isPressed) return;
    const isFocused = plain.ownerDocument.activeElement === plain;
    // Moving the focus on a touch screen can put the keyboard away: there the swap waits until the reader leaves.
    if (isFocused && matchMedia('(pointer: coarse)').matches) return;
    self.make();
  };

  const want = async () => {
    if (latest.current.mode === 'plain') return;
    self.isWanted = true;
    if (self.make !== null) return trySwap();
    setPhase('loading');
    try {
      const { createCodeMirrorEditor } = await import('./codeMirrorEditor.ts');
      self.make = () => {
        const plain = area.current;
        const parent = box.current;
        if (plain === null || parent === null) return;
        const position = areaPosition(plain);
        plain.hidden = true;
        self.editor = createCodeMirrorEditor({
          parent,
          baseText: self.baseText,
          text: plain.value,
          position,
          language: latest.current.language,
          tabMode: () => latest.current.tabMode,
          onChange: report,
          onRun: (text) => latest.current.onRun(text),
        });
        self.editor.setAttributes(latest.current);
        setEditor(self.editor);
        setPhase('editor');
      };
      trySwap();
    } catch {
      setPhase('failed');
    }
  };

  const swapBack = () => {
    const plain = area.current;
    if (self.editor === null || plain === null) return;
    const position = self.editor.position();
    plain.value = self.editor.text();
    plain.hidden = false;
    restoreArea(plain, position);
    self.editor.destroy();
    self.editor = null;
    setEditor(null);
  };

  // What was typed before the page was awake stands in the textarea only, and must not be lost to the first render.
  useLayoutEffect(() => {
    const plain = area.current;
    if (plain !== null && plain.value !== initialValue) report(plain.value);
    if (plain !== null && plain.ownerDocument.activeElement === plain) void want();
    return () => self.editor?.destroy();
  }, []);

  useLayoutEffect(() => {
    const isNew = value !== self.lastValue;
    self.lastValue = value;
    const text = self.editor?.text() ?? area.current?.value;
    if (text === value) return self.echo.settled();
    if (!isNew || self.echo.isEcho(value)) return;
    if (self.editor !== null) self.editor.setText(value);
    else if (self.isComposing) self.lateText = value;
    else if (area.current !== null) setAreaText(area.current, value);
  });

  useEffect(() => {
    if (options.mode === 'plain') {
      self.isWanted = false;
      swapBack();
      setPhase('area');
    }
  }, [options.mode]);

  const { label, describedBy, readOnly } = options;
  useEffect(() => {
    self.editor?.setAttributes({ label, describedBy, readOnly });
  }, [label, describedBy, readOnly]);

  /** The browser settles the composed text, or the selection, after the event that ends it. */
  const afterwards = () => {
    setTimeout(() => {
      if (self.lateText !== null && area.current !== null) setAreaText(area.current, self.lateText);
      self.lateText = null;
      trySwap();
    }, 0);
  };
  const release = () => {
    self.isPressed = false;
    afterwards();
  };
  const areaEvents = {
    onInput: (event: TargetedEvent<HTMLTextAreaElement>) => {
      if (self.lateText === null) report(event.currentTarget.value);
    },
    onKeyDown: (event: TargetedEvent<HTMLTextAreaElement, KeyboardEvent>) => {
      if (event.isComposing) return;
      const run = (text: string) => latest.current.onRun(text);
      if (pressInArea(event.currentTarget, event, self.decideTab, options.tabMode, run))
        event.preventDefault();
    },
    onFocus: (event: TargetedEvent<HTMLTextAreaElement, FocusEvent>) => {
      self.baseText = event.currentTarget.value;
      void want();
    },
    onPointerDown: () => {
      self.isPressed = true;
      void want();
      window.addEventListener('pointerup', release, { once: true });
      window.addEventListener('pointercancel', release, { once: true });
    },
    // Preact takes the camel-cased names of these two for events of another case, which never come.
    oncompositionstart: () => {
      self.isComposing = true;
    },
    oncompositionend: () => {
      self.isComposing = false;
      afterwards();
    },
    onBlur: () => {
      self.isComposing = false;
      release();
    },
  };

  return {
    box,
    area,
    areaEvents,
    initialValue,
    phase,
    editor,
    want,
    goTo: (problem: CodeProblem) => {
      if (self.editor !== null) self.editor.goTo(problem);
      else if (area.current !== null) goToInArea(area.current, problem);
    },
  };
}
