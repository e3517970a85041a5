import { describe, expect, it } from 'vitest';
import { applyEdits } from '#exercises/applyEdits.ts';
import type { Edit } from '#exercises/storedWrongAnswer.ts';

const text = 'const a = 1;\n  const b = 2;\nreturn a + b;\n';

describe('edits', () => {
  it.each<readonly [what: string, edits: readonly Edit[], edited: string]>([
    ['none leaves the text as it is', [], text],
    ['one changes one place', [{ from: 'a + b', to: 'a - b' }], text.replace('+', '-')],
    [
      'two may change places with each other, in either order',
      [
        { from: '2', to: '1' },
        { from: '1', to: '2' },
      ],
      'const a = 2;\n  const b = 1;\nreturn a + b;\n',
    ],
    [
      'one finds its place in the text as it was, not as another left it',
      [
        { from: '1', to: '7' },
        { from: '2', to: '1' },
      ],
      'const a = 7;\n  const b = 1;\nreturn a + b;\n',
    ],
    ['a line that is emptied goes', [{ from: 'const b = 2;', to: '' }], 'const a = 1;\nreturn a + b;\n'],
    [
      'a first line that is emptied goes',
      [{ from: 'const a = 1;', to: '' }],
      '  const b = 2;\nreturn a + b;\n',
    ],
    ['a part of a line goes alone', [{ from: ' + b', to: '' }], text.replace(' + b', '')],
    [
      'an occurrence is counted from one',
      [{ from: 'const', to: 'let', occurrence: 2 }],
      text.replace('  const', '  let'),
    ],
    [
      'signs of a pattern mean themselves',
      [{ from: 'a + b', to: '$& $1' }],
      text.replace('a + b', () => '$& $1'),
    ],
  ])('%s', (_what, edits, edited) => {
    expect(applyEdits(text, edits)).toEqual({ ok: true, text: edited });
  });

  it.each<readonly [what: string, edits: readonly Edit[], problem: object]>([
    [
      'what is not there',
      [
        { from: '1', to: '' },
        { from: 'zz', to: '' },
      ],
      { code: 'not-found', edit: 1, found: 0 },
    ],
    ['the empty text', [{ from: '', to: 'x' }], { code: 'not-found', edit: 0, found: 0 }],
    ['what is there twice', [{ from: 'const', to: 'let' }], { code: 'ambiguous', edit: 0, found: 2 }],
    [
      'an occurrence too many',
      [{ from: 'const', to: 'let', occurrence: 3 }],
      { code: 'no-such-occurrence', edit: 0, found: 2 },
    ],
    [
      'an occurrence before the first',
      [{ from: 'const', to: 'let', occurrence: 0 }],
      { code: 'no-such-occurrence', edit: 0, found: 2 },
    ],
    ['what stays as it was', [{ from: '1', to: '1' }], { code: 'no-change', edit: 0, found: 1 }],
    [
      'what another edit changes too',
      [
        { from: 'a + b', to: 'a' },
        { from: '+ b;', to: ';' },
      ],
      { code: 'overlap', edit: 1, found: 1 },
    ],
  ])('%s is told, with the edit and how often its text occurs', (_what, edits, problem) => {
    expect(applyEdits(text, edits)).toEqual({ ok: false, problem });
  });
});
