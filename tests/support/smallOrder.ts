import type { OrderExercise } from '#exercises/contract.ts';

const words = (text: string) => ({ en: text, zh: `词：${text}` });

/** A small order: read before you check, check before you act. What is logged last or first harms nobody. */
export const readCheckAct: OrderExercise = {
  id: 'read-check-act',
  kind: 'order',
  revision: 1,
  status: 'draft',
  lesson: 'none',
  points: [],
  title: words('Read, check, act'),
  steps: ['read', 'check', 'act', 'log'].map((id) => ({ id, words: words(`do \`${id}\``) })),
  start: ['act', 'check', 'read', 'log'],
  outcomes: (order) => {
    const before = (one: string, other: string) => order.indexOf(one) < order.indexOf(other);
    return [
      { id: 'bad-request', right: before('check', 'act'), words: words('a bad request') },
      { id: 'late-request', right: before('read', 'check'), words: words('a late request') },
    ].map((row) => ({ ...row, shows: words(row.right ? 'it is refused' : 'it is carried out') }));
  },
};
