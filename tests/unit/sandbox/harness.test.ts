import { expect, test } from 'vitest';
import { startHarness } from '#sandbox/realm/harness.ts';

test('only the first rejection is looked at, since each look may hang and be ended by itself', () => {
  const looks: string[] = [];
  const { noteRejection, receive } = startHarness({
    load: () => Promise.resolve({ type: 'no-export', exports: [] }),
    post: (message) => posted.push(message),
    afterRejections: (then) => then(),
    takeLog: () => [],
  });
  const posted: unknown[] = [];
  const reason = (name: string): object => ({
    get name() {
      looks.push(name);
      return name;
    },
  });
  noteRejection(reason('First'));
  noteRejection(reason('Second'));
  receive({ type: 'call', id: 1, inputs: [] });

  expect(looks).toEqual(['First']);
  expect(posted).toMatchObject([{ type: 'call', reply: { late: 'First' } }]);
});

test('a look that ends in an error does not make the next one happen', () => {
  let looks = 0;
  const { noteRejection } = startHarness({
    load: () => Promise.resolve({ type: 'no-export', exports: [] }),
    post: () => {},
    afterRejections: () => {},
    takeLog: () => [],
  });
  const reason = new Proxy(
    {},
    {
      get: () => {
        looks += 1;
        throw new Error('cut off');
      },
    },
  );
  noteRejection(reason);
  const after = looks;
  noteRejection(reason);

  expect(looks).toBe(after);
});
