import { describe, expect, it } from 'vitest';
import { createEchoFilter } from '#editor/echoFilter.ts';
import { indentText, outdentText } from '#editor/indentText.ts';
import { createTabGuard, isRunPress, type KeyPress } from '#editor/tabGuard.ts';
import { offsetAt, textChange } from '#editor/textChange.ts';

describe('textChange', () => {
  it.each([
    ['an insertion', 'abc', 'abXc', { from: 2, to: 2, insert: 'X' }],
    ['a deletion', 'abc', 'ac', { from: 1, to: 2, insert: '' }],
    ['a replacement', 'abc', 'aXc', { from: 1, to: 2, insert: 'X' }],
    ['a repeated letter', 'aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
    ['everything', 'abc', 'xyz', { from: 0, to: 3, insert: 'xyz' }],
    ['to nothing', 'abc', '', { from: 0, to: 3, insert: '' }],
  ])('is the smallest replacement for %s', (_, before, after, change) => {
    expect(textChange(before, after)).toEqual(change);
    expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
  });

  it('of equal texts is none, so that an equal value never touches the document', () => {
    expect(textChange('朝阳', '朝阳')).toBeNull();
  });
});

describe('offsetAt', () => {
  it.each([
    ['the start', 1, 1, 0],
    ['within a line', 2, 2, 4],
    ['beyond the end of a line', 1, 99, 2],
    ['beyond the last line', 9, 1, 3],
    ['before the first', 0, 0, 0],
  ])('finds %s', (_, line, column, offset) => {
    expect(offsetAt('ab\ncd', line, column)).toBe(offset);
  });
});

describe('echo filter', () => {
  it('a text told of twice in a row comes back once: an owner draws an equal text once', () => {
    const echo = createEchoFilter();
    echo.reported('a');
    echo.reported('a');
    expect(echo.isEcho('a')).toBe(true);
    expect(echo.isEcho('a')).toBe(false);
  });

  it('ignores what was reported, even if it comes back late', () => {
    const echo = createEchoFilter();
    for (const text of ['a', 'ab', 'abc']) echo.reported(text);
    expect(echo.isEcho('ab')).toBe(true);
    expect(echo.isEcho('abc')).toBe(true);
  });

  it('lets pass what the owner set anew', () => {
    const echo = createEchoFilter();
    echo.reported('a');
    expect(echo.isEcho('starter')).toBe(false);
  });

  it('lets an earlier text pass once field and owner agreed', () => {
    const echo = createEchoFilter();
    echo.reported('a');
    echo.reported('b');
    echo.settled();
    expect(echo.isEcho('a')).toBe(false);
  });
});

describe('Tab', () => {
  it.each(['Tab', 'Shift+Tab'])('(%s) leaves the field unless indentation was chosen', (name) => {
    expect(createTabGuard()(press(name), 'leave')).toBe('pass');
  });

  it.each([
    ['Tab', 'indent'],
    ['Shift+Tab', 'outdent'],
    ['Control+Tab', 'pass'],
    ['Alt+Tab', 'pass'],
  ])('(%s) then means %s', (name, decision) => {
    expect(createTabGuard()(press(name), 'indent')).toBe(decision);
  });

  it.each(['Tab', 'Shift+Tab'])('leaves by Esc and then %s, also with Shift pressed in between', (name) => {
    const decide = createTabGuard();
    decide(press('Escape'), 'indent');
    decide(press('Shift'), 'indent');
    expect(decide(press(name), 'indent')).toBe('pass');
    expect(decide(press(name), 'indent')).not.toBe('pass');
  });

  it('indents again once something else was typed after Esc', () => {
    const decide = createTabGuard();
    for (const name of ['Escape', 'a']) decide(press(name), 'indent');
    expect(decide(press('Tab'), 'indent')).toBe('indent');
  });
});

describe('Run', () => {
  it.each([
    ['Control+Enter', true],
    ['Meta+Enter', true],
    ['Enter', false],
    ['Shift+Enter', false],
    ['Control+Alt+Enter', false],
  ])('is asked for by %s: %s', (name, expected) => {
    expect(isRunPress(press(name))).toBe(expected);
  });
});

// A selection is drawn as [ and ], a cursor as |.
describe('indentation of plain text', () => {
  it.each([
    ['a|b', 'a  |b'],
    ['a[b]c', 'a  |c'],
    ['[a\nb]', '[  a\n  b]'],
    ['a[b\n\nc]d', '  a[b\n\n  c]d'],
  ])('Tab makes %j into %j', (before, after) => {
    expect(apply(before, indentText)).toBe(after);
  });

  it.each([
    ['  a|b', 'a|b'],
    [' a|', 'a|'],
    ['    |a', '  |a'],
    [' |   a', '|  a'],
    ['\n|', '\n|'],
    ['[  a\n    b\nc]', '[a\n  b\nc]'],
  ])('Shift+Tab makes %j into %j', (before, after) => {
    expect(apply(before, outdentText)).toBe(after);
  });
});

function press(name: string): KeyPress {
  const keys = name.split('+');
  const has = (key: string) => keys.slice(0, -1).includes(key);
  return {
    key: keys.at(-1) ?? '',
    shiftKey: has('Shift'),
    ctrlKey: has('Control'),
    altKey: has('Alt'),
    metaKey: has('Meta'),
  };
}

function apply(drawing: string, action: typeof indentText | typeof outdentText): string {
  const text = drawing.replace(/[[\]|]/g, '');
  const start = drawing.search(/[[|]/);
  const end = drawing.includes(']') ? drawing.indexOf(']') - 1 : start;
  const change = action(text, start, end);
  if (change === null) return drawing;
  const next = text.slice(0, change.from) + change.insert + text.slice(change.to);
  if (change.start === change.end) return `${next.slice(0, change.start)}|${next.slice(change.start)}`;
  return `${next.slice(0, change.start)}[${next.slice(change.start, change.end)}]${next.slice(change.end)}`;
}
