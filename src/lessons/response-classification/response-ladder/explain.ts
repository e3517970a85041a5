import type { Diagnosis, Outcome } from '#core';
import { notJsonPhrase } from '#ui/notJsonPhrase.ts';
import { type Phrase, phraseText } from '#ui/phrase.ts';
import { outcomeOfClass } from '../outcomeOf.ts';
import type { FieldProblem, LadderAnswer } from './evaluateLadder.ts';
import type { LadderWords } from './messages/en.ts';

/** One of the three answers: what was asked, what core says, its code, and the reason. */
export interface Answered {
  readonly id: 'class' | 'executed' | 'decision';
  readonly asked: string;
  readonly said: string;
  /** The code that core gives; null where nothing was read. */
  readonly code: string | null;
  readonly reason: string;
}

/** The tone of the whole: that of the class, or none where there is nothing to read. */
export function toneOfAnswer(answer: LadderAnswer): Outcome | 'none' {
  return answer.kind === 'read' ? outcomeOfClass[answer.reading.class] : 'none';
}

/** The three answers, in words. */
export function threeAnswers(answer: LadderAnswer, words: LadderWords): readonly Answered[] {
  const { core, questions } = words;
  if (answer.kind === 'unread') {
    return (['class', 'executed', 'decision'] as const).map((id) => ({
      id,
      asked: questions[id],
      said: words.unread.said,
      code: null,
      reason: id === 'class' ? words.unread.reason : '',
    }));
  }
  const { reading } = answer;
  const { reasons } = reading;
  return [
    {
      id: 'class',
      asked: questions.class,
      said: core.responseClassNames[reading.class],
      code: reading.class,
      reason: core.classReasons[reasons.class],
    },
    {
      id: 'executed',
      asked: questions.executed,
      said: core.executedNames[reading.executed],
      code: reading.executed,
      reason: core.executedReasons[reasons.executed],
    },
    {
      id: 'decision',
      asked: questions.decision,
      said: core.decisions[reading.decision],
      code: reading.decision,
      reason: core.decisionReasons[reasons.decision],
    },
  ];
}

/** What a reader should know beside the three answers: broken rules of the output schema, and core's notes. */
export function remarksOn({ facts, notes }: Diagnosis, words: LadderWords): readonly Phrase[] {
  return [
    ...facts.violations.slice(0, 3).map(({ path, keyword }) => words.violation(keyword, path)),
    ...notes.map((note): Phrase => [words.core.readingNotes[note]]),
  ];
}

/** Why a field cannot be read. */
export function problemPhrase(problem: FieldProblem, words: LadderWords): Phrase {
  switch (problem.code) {
    case 'not-json':
      return notJsonPhrase(problem.place, words);
    case 'not-an-id':
      return words.problems.notAnId;
    case 'several-lines':
      return words.problems.severalLines;
    case 'too-much-work':
      return words.problems.tooMuchWork;
  }
}

/** An answer as one text, for a screen reader. */
export function answerText(answer: LadderAnswer, words: LadderWords): string {
  if (answer.kind === 'unread') {
    const problems = [...answer.problems].map(([field, problem]) =>
      words.inField(words.fields[field], phraseText(problemPhrase(problem, words))),
    );
    return [...problems, words.unread.reason].join(words.gap);
  }
  const said = threeAnswers(answer, words).flatMap(({ asked, said, reason }) => [
    asked,
    words.sentence(said),
    reason,
  ]);
  return [...said, ...remarksOn(answer.reading, words).map(phraseText)].join(words.gap);
}
