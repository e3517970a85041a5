import type { TabMode } from './codeFieldTypes.ts';

/** What is asked of a key press; a KeyboardEvent has it. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What a key press means for indentation. `pass` is for the field, or for the browser, to handle. */
export type TabDecision = 'indent' | 'outdent' | 'pass';

const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/**
 * Watches the keys of a field, so that Tab can never trap: Esc and then Tab or Shift+Tab leaves, whatever the mode
 * and however long after.
 */
export function createTabGuard(): (press: KeyPress, mode: TabMode) => TabDecision {
  let isArmed = false;
  return (press, mode) => {
    if (modifiers.has(press.key)) return 'pass';
    const leaves = isArmed || mode === 'leave' || press.ctrlKey || press.altKey || press.metaKey;
    isArmed = press.key === 'Escape';
    if (press.key !== 'Tab' || leaves) return 'pass';
    return press.shiftKey ? 'outdent' : 'indent';
  };
}

/** Whether a key press asks to run: Ctrl+Enter, or Cmd+Enter. */
export function isRunPress(press: KeyPress): boolean {
  return press.key === 'Enter' && (press.ctrlKey || press.metaKey) && !press.altKey;
}
