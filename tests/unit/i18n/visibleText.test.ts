import { describe, expect, it } from 'vitest';
import { visibleText } from '#i18n/visibleText.ts';

describe('text that is shown stays text', () => {
  it.each([
    ['an order to the terminal', 'a\u001b[2Jb', 'a\\u001b[2Jb'],
    ['a line end', 'a\nb', 'a\\u000ab'],
    ['a mark that turns the line around', 'a\u202eb', 'a\\u202eb'],
    ['a separator of lines', 'a\u2028b', 'a\\u2028b'],
    ['plain words', 'pdf/SKILL.md', 'pdf/SKILL.md'],
  ])('%s', (_what, text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  it('and is cut by characters where it is too long', () => {
    expect(visibleText('名'.repeat(5), 4)).toBe('名名名…');
    expect(visibleText('👍'.repeat(4), 4)).toBe('👍👍👍👍');
  });
});
