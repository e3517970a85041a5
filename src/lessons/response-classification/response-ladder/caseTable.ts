import { defaultRevision } from '#core';
import type { Locale } from '#i18n/locale.ts';
import { interpretForeign } from '#schema/interpret/interpretForeign.ts';
import type { SituationText } from '#ui/Gallery.tsx';
import type { Cell, Piece, TableSpec } from '#ui/tables/tableSpec.ts';
import { outcomeOfClass } from '../outcomeOf.ts';
import { callOf } from './calls.ts';
import { evaluateLadder } from './evaluateLadder.ts';
import type { LadderState } from './ladderState.ts';
import { words } from './messages/messages.ts';
import type { LadderSituation } from './situations/ladderSituation.ts';

/** The table of the ladder's situations: what was sent and came back, and the three answers. */
export const ladderTable: TableSpec<LadderSituation> = {
  caption: {
    en: 'Situations on the response ladder, as core reads them. Unless a row says otherwise, the id sent is 2 and the revision 2025-11-25.',
    zh: '响应台阶上的各种情形，由 core 判读。某行没有另说时，发出的标识是 2，协议版本是 2025-11-25。',
  },
  head: [
    { en: 'Situation', zh: '情形' },
    { en: 'What came back', zh: '返回了什么' },
    { en: 'What it is, did the tool run, what now', zh: '是什么，工具执行了没有，现在怎么办' },
  ],
  id: ({ id }) => id,
  cells: ({ id, state }, locale) => [
    situationCell(words[locale].situationTexts[id]),
    { ...cameCell(state, locale), notes: givenNotes(state, locale) },
    answerCell(state, locale),
  ],
};

function situationCell({ title, shows }: SituationText): Cell {
  return { text: title, notes: [{ text: shows }] };
}

function cameCell({ came, text }: LadderState, locale: Locale): Piece {
  return came === 'frame' || came === 'line'
    ? { code: text.replace(/\s*\n\s*/g, ' ') }
    : { text: words[locale].arrivals[came] };
}

function givenNotes(
  { call, id, gaveUp, effect, schema, revision }: LadderState,
  locale: Locale,
): readonly Piece[] {
  const { calls, effects, fields, revision: revisionWord } = words[locale];
  const { name, outputSchema } = callOf(call);
  const sent = `\`${name}\`: ${calls[call]}${locale === 'en' ? '; ' : '；'}${effects[effect]}`;
  const named = (label: string, value: string) => `${label}: \`${value}\``;
  return [
    sent,
    ...(id === '2' ? [] : [named(fields.id, id)]),
    ...(gaveUp === '' ? [] : [named(fields.gaveUp, gaveUp)]),
    ...(schema === outputSchema ? [] : [named(fields.schema, schema.replace(/\s*\n\s*/g, ' '))]),
    ...(revision === defaultRevision ? [] : [named(revisionWord, revision)]),
  ].map((text) => ({ text }));
}

function answerCell(state: LadderState, locale: Locale): Cell {
  const answer = evaluateLadder(state, interpretForeign);
  if (answer.kind === 'unread') throw new Error('A situation of the ladder cannot be read.');
  const { responseClassNames, classReasons, executedNames, decisions } = words[locale].core;
  const { reading } = answer;
  return {
    outcome: outcomeOfClass[reading.class],
    words: responseClassNames[reading.class],
    notes: [
      { text: classReasons[reading.reasons.class] },
      { text: executedNames[reading.executed] },
      { text: decisions[reading.decision] },
    ],
  };
}
