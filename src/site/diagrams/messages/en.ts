export const en = {
  inWords: 'The drawing in words',
};
