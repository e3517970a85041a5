import type { CodeFieldMode, TabMode } from '../codeFieldTypes.ts';

/** The texts of the code field. */
export const fieldMessages = {
  modes: 'How to edit',
  tabToggle: 'Tab indents',
  editorFailed: 'The code editor could not be loaded. You can go on in plain text.',
  typesLoading: 'Loading TypeScript. You can go on typing.',
  typesReady: 'TypeScript is checking as you type.',
  typesFailed: 'TypeScript could not be loaded, or stopped. The editor works without it.',
  retry: 'Try again',
  atCursor: 'At the cursor',
  problems: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
};

/** The names of the modes. */
export const modeMessages = {
  plain: 'Plain text',
  editor: 'Code editor',
  types: 'With types',
} satisfies Record<CodeFieldMode, string>;

/** What the Tab and Enter keys do. */
export const keyMessages = {
  leave: 'Tab leaves the field. Ctrl+Enter or ⌘+Enter runs.',
  indent: 'Tab indents; to leave, press Esc and then Tab. Ctrl+Enter or ⌘+Enter runs.',
} satisfies Record<TabMode, string>;
