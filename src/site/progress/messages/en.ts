export const en = {
  passed: (passed: number, all: number) => `${passed} of ${all} exercises passed`,
  /** A link follows. */
  goOn: 'Go on: ',
  lastRead: 'Last read: ',
};
