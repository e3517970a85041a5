import { describe, expect, it } from 'vitest';
import { loadTokenCounter, skillPrompt } from '#skills';
import { cutRuns } from '../../../src/skills/tokens/tokenCounter.ts';

const { count, vocabulary } = await loadTokenCounter();

describe('tokens are counted by o200k_base', () => {
  it.each<readonly [text: string, tokens: number]>([
    ['', 0],
    ['hello world', 2],
    ['工具契约', 3],
    // Markers of the vocabulary are text like any other; the library alone would throw here.
    ['<|endoftext|>', 7],
    ['\ud800', 1],
  ])('%j: %i', (text, tokens) => expect(count(text)).toBe(tokens));

  it('and it says so', () => expect(vocabulary).toBe('o200k_base'));

  it('a skill’s metadata as a host shows it', () => {
    const shown = skillPrompt('pdf', 'Fills "forms" & more.', 'pdf/SKILL.md');
    expect(shown).toBe(
      '<skill>\n<name>\npdf\n</name>\n<description>\nFills &quot;forms&quot; &amp; more.\n</description>\n<location>\npdf/SKILL.md\n</location>\n</skill>',
    );
    expect(count(shown)).toBe(45);
  });
});

describe('a run of one kind of character is cut, since the library’s time grows with its square', () => {
  it.each<readonly [what: string, text: string, parts: number]>([
    ['prose', 'The quick brown fox. '.repeat(1000), 1],
    ['400 letters', 'a'.repeat(400), 1],
    ['401 letters', 'a'.repeat(401), 2],
    ['1000 characters of Chinese', '天'.repeat(1000), 3],
    ['1000 blanks', ' '.repeat(1000), 3],
    ['1000 dashes', '-'.repeat(1000), 3],
    ['letters with digits between', 'a1'.repeat(1000), 1],
    ['accents on their own', '\u0301'.repeat(1000), 3],
  ])('%s: %#', (_what, text, parts) => {
    expect(cutRuns(text)).toHaveLength(parts);
    expect(cutRuns(text).join('')).toBe(text);
  });

  it('so that a megabyte of one letter is counted at all', () => {
    expect(count('a'.repeat(1024 * 1024))).toBe(131_072);
  });
});
