/** The names of the modules, by their ids and in their order. */
export const en = {
  'one-call': 'One call, gate by gate',
  'in-view': 'What the model gets to see',
  again: 'Calls that come again',
};
