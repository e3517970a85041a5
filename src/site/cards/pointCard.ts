import type { CardWeight } from './cardFonts.ts';

/** What a card says. */
export interface CardWords {
  readonly id: string;
  readonly kicker: string;
  readonly title: string;
  readonly otherTitle: string;
  readonly claim: string;
  readonly site: string;
}

/** A box or a line of text, in the form that satori lays out. */
export interface CardNode {
  readonly type: 'div';
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children: string | readonly CardNode[];
  };
}

/** Width and height that social sites ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

// The light theme's tokens: a card has no reader's theme to follow.
const PAPER = '#fbfaf7';
const INK = '#1d1f24';
const SECOND_INK = '#5b606b';
const LINE = '#e2dfd8';
const ACCENT = '#2f4bb8';

const MARGIN = 72;
const TEXT_WIDTH = CARD_SIZE.width - 2 * MARGIN;

/** The card of one knowledge point as a tree of boxes. `family` gives the font families of a weight. */
export function pointCard(words: CardWords, family: (weight: CardWeight) => string): CardNode {
  const regular = { fontFamily: family(400), fontWeight: 400 };
  const bold = { fontFamily: family(700), fontWeight: 700 };
  const first = fitted(words.title, 58);
  const second = fitted(words.otherTitle, 46);
  const claimLines = first.lines + second.lines > 3 ? 2 : 3;
  return box({ ...page, ...regular }, [
    row([
      line({ fontSize: 26, color: SECOND_INK }, words.kicker),
      line({ fontSize: 26, color: INK, ...bold }, words.site),
    ]),
    box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }, [
      line({ ...bold, fontSize: first.fontSize, ...title, letterSpacing: '-0.01em' }, words.title),
      line({ ...bold, fontSize: second.fontSize, ...title, marginTop: 14 }, words.otherTitle),
      line({ ...claim, lineClamp: claimLines }, words.claim),
    ]),
    box({ borderTop: `2px solid ${LINE}`, paddingTop: 26 }, [
      line(
        {
          border: `2px solid ${LINE}`,
          borderRadius: 999,
          padding: '6px 24px 9px',
          fontSize: 25,
          color: ACCENT,
        },
        words.id,
      ),
    ]),
  ]);
}

const page = {
  width: '100%',
  height: '100%',
  boxSizing: 'border-box',
  flexDirection: 'column',
  padding: `54px ${MARGIN}px 48px`,
  background: PAPER,
  color: INK,
};
const title = { lineHeight: 1.25, lineClamp: 2 };
const claim = { marginTop: 28, fontSize: 29, lineHeight: 1.5, color: SECOND_INK };

/**
 * A size at which a title keeps to one line where that asks for a little less, and to two lines otherwise. A Chinese
 * character is as wide as it is high; a Latin letter of this font is about half of that.
 */
function fitted(text: string, size: number): { readonly fontSize: number; readonly lines: 1 | 2 } {
  const wide = [...text].reduce((sum, one) => sum + (/[\u1100-\uffff]/.test(one) ? 1 : 0.48), 0);
  const oneLine = TEXT_WIDTH / wide;
  if (oneLine >= size * 0.78) return { fontSize: Math.round(Math.min(size, oneLine)), lines: 1 };
  return { fontSize: Math.round(Math.max(30, Math.min(size, (2 * 0.9 * TEXT_WIDTH) / wide))), lines: 2 };
}

function row(children: readonly CardNode[]): CardNode {
  return box({ justifyContent: 'space-between', alignItems: 'center' }, children);
}

function box(style: CardNode['props']['style'], children: readonly CardNode[]): CardNode {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/** Text is a block, not a flex box: only a block cuts its lines at `lineClamp`. */
function line(style: CardNode['props']['style'], text: string): CardNode {
  return { type: 'div', props: { style: { display: 'block', ...style }, children: text } };
}
