import type { CodeProblem, FieldPosition, TabMode } from './codeFieldTypes.ts';
import { indentText, outdentText } from './indentText.ts';
import { isRunPress, type KeyPress, type TabDecision } from './tabGuard.ts';
import { offsetAt, textChange } from './textChange.ts';

/** Where the reader is in a textarea. */
export function areaPosition(area: HTMLTextAreaElement): FieldPosition {
  const { selectionStart, selectionEnd, selectionDirection, scrollTop, scrollLeft } = area;
  const isBackward = selectionDirection === 'backward';
  return {
    anchor: isBackward ? selectionEnd : selectionStart,
    head: isBackward ? selectionStart : selectionEnd,
    top: scrollTop,
    left: scrollLeft,
    focused: area.ownerDocument.activeElement === area,
  };
}

/** Brings the reader of a textarea to where another input had them. */
export function restoreArea(area: HTMLTextAreaElement, position: FieldPosition): void {
  const { anchor, head, top, left, focused } = position;
  if (focused) area.focus({ preventScroll: true });
  area.setSelectionRange(
    Math.min(anchor, head),
    Math.max(anchor, head),
    head < anchor ? 'backward' : 'forward',
  );
  area.scrollTop = top;
  area.scrollLeft = left;
}

/** Sets a textarea's text and leaves the cursor at the place where it was in the text. */
export function setAreaText(area: HTMLTextAreaElement, text: string): void {
  const change = textChange(area.value, text);
  if (change === null) return;
  const position = areaPosition(area);
  const moved = (offset: number) => {
    if (offset <= change.from) return offset;
    if (offset >= change.to) return offset + change.insert.length - (change.to - change.from);
    return change.from + change.insert.length;
  };
  area.value = text;
  restoreArea(area, {
    ...position,
    anchor: moved(position.anchor),
    head: moved(position.head),
    focused: false,
  });
}

/** Puts the cursor of a textarea on a problem. */
export function goToInArea(area: HTMLTextAreaElement, { line, column }: CodeProblem): void {
  const offset = offsetAt(area.value, line, column);
  area.focus();
  area.setSelectionRange(offset, offset);
}

/** The keys of a textarea: the same as in the editor. Answers whether the press was used up. */
export function pressInArea(
  area: HTMLTextAreaElement,
  press: KeyPress,
  decide: (press: KeyPress, mode: TabMode) => TabDecision,
  tabMode: TabMode,
  onRun: (text: string) => void,
): boolean {
  const decision = decide(press, tabMode);
  if (decision !== 'pass' && !area.readOnly) {
    const { value, selectionStart, selectionEnd } = area;
    const indent = decision === 'indent' ? indentText : outdentText;
    const change = indent(value, selectionStart, selectionEnd);
    if (change === null) return true;
    area.setSelectionRange(change.from, change.to);
    replaceSelection(area, change.insert);
    area.setSelectionRange(change.start, change.end);
    return true;
  }
  if (!isRunPress(press)) return false;
  onRun(area.value);
  return true;
}

/** Types over the selection. The old command is the only way that the browser's own undo knows of. */
function replaceSelection(area: HTMLTextAreaElement, insert: string): void {
  const command = insert === '' ? 'delete' : 'insertText';
  if (area.ownerDocument.execCommand(command, false, insert)) return;
  area.setRangeText(insert);
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
