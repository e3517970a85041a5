import type { Asking, Scene } from '#exercises/contract.ts';
import { readAnswer } from '#grader/questions/readAnswer.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';

/** What is wrong with the questions, scenes, answers and reasons of an exercise, over the situations given. */
export function askingProblems<Situation>(
  asking: Asking<Situation>,
  situations: readonly Situation[],
): readonly string[] {
  const ids = asking.questions.map(({ id }) => id);
  const problems = new Set<string>();
  const demand = (holds: boolean, problem: string): void => {
    if (!holds) problems.add(problem);
  };
  demand(ids.length > 0 && new Set(ids).size === ids.length, 'questions without an id of their own');
  for (const question of asking.questions) {
    demand(isSentence(question.ask), `${question.id} does not ask in both languages`);
    if (!('choices' in question)) continue;
    const choices = question.choices.map(({ id }) => id);
    demand(choices.length > 1 && new Set(choices).size === choices.length, `${question.id} gives no choice`);
    demand(
      question.choices.every(({ words }) => isSaid(words)),
      `${question.id} has a choice without words`,
    );
  }
  for (const situation of situations) {
    const shown = JSON.stringify(situation);
    const answer = asking.answer(situation);
    const why = asking.why?.(situation);
    demand(Object.keys(answer).sort().join() === [...ids].sort().join(), `${shown} is not answered in full`);
    for (const question of asking.questions) {
      const said = answer[question.id];
      const read = readAnswer(question, said);
      demand(read.kind === 'read' && read.answer === said, `${shown}: ${said} cannot be answered`);
    }
    demand(why === undefined || isSentence(why), `${shown}: the reason is not told in both languages`);
    for (const problem of sceneProblems(asking.scene(situation))) problems.add(`${shown}: ${problem}`);
  }
  return [...problems];
}

function sceneProblems({ text, facts = [], table }: Scene): readonly string[] {
  const words = [
    ...(text === undefined ? [] : [text.label]),
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...(table === undefined ? [] : [table.caption, ...table.head, ...table.rows.flat()]),
  ];
  return [
    ...(words.length === 0 ? ['nothing is shown'] : []),
    ...(words.every(isSaid) ? [] : ['something is shown without words']),
    ...(table?.rows.every((row) => row.length === table.head.length) === false ? ['a row is ragged'] : []),
  ];
}

function isSaid({ en, zh }: LocalizedText): boolean {
  return en.trim() !== '' && zh.trim() !== '';
}

function isSentence(words: LocalizedText): boolean {
  return isSaid(words) && /\p{Script=Han}/u.test(words.zh) && !/\p{Script=Han}/u.test(words.en);
}
