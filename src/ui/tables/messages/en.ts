export const en = {
  lets: 'Lets it pass',
  stops: 'Refuses',
};
