import type { DecideExercise } from '#exercises/contract.ts';

const words = (text: string) => ({ en: text, zh: `词：${text}` });

/** A small sheet: of each of three numbers, whether it is even, and what its half is, rounded down. */
export const halves: DecideExercise<number> = {
  id: 'halves',
  kind: 'decide',
  revision: 1,
  status: 'draft',
  lesson: 'none',
  points: [],
  title: words('Halves'),
  items: [
    { id: 'seven', item: 7 },
    { id: 'forty', item: 40 },
    { id: 'minus-two', item: -2 },
  ],
  itemWord: words('Number'),
  scene: (n) => ({ facts: [{ label: words('number'), value: words(String(n)) }] }),
  questions: [
    {
      id: 'even',
      ask: words('Is it even?'),
      choices: [
        { id: 'yes', words: words('it is even') },
        { id: 'no', words: words('it is odd') },
      ],
    },
    { id: 'half', ask: words('What is its half?'), integer: { unit: words('wholes') } },
  ],
  answer: (n) => ({ even: n % 2 === 0 ? 'yes' : 'no', half: String(Math.floor(n / 2)) }),
  why: (n) => words(`${n} is twice ${Math.floor(n / 2)}${n % 2 === 0 ? '' : ' and one'}.`),
};
