import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ExerciseKind, exerciseKinds } from '#exercises/contract.ts';
import { startGrader } from '#sandbox/browser/startGrader.ts';
import type { ToGrader } from '#sandbox/grader-worker/messages.ts';

/** The addresses of the frames that were opened, and what was said to the workers that were started. */
let frames: string[] = [];
let said: ToGrader['type'][] = [];

beforeEach(() => {
  frames = [];
  said = [];
  const opened = { setAttribute: () => {}, remove: () => {}, src: '' };
  vi.stubGlobal('document', {
    createElement: () => ({ ...opened }),
    body: { append: (frame: { readonly src: string }) => void frames.push(frame.src) },
  });
  vi.stubGlobal('window', {
    addEventListener: () => {},
    removeEventListener: () => {},
    setTimeout: () => 0,
    clearTimeout: () => {},
  });
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = (message: ToGrader): void => void said.push(message.type);
      terminate = (): void => {};
    },
  );
});

afterEach(() => void vi.unstubAllGlobals());

const metaOf = (kind: ExerciseKind) =>
  ({
    id: 'some-exercise',
    kind,
    revision: 1,
    status: 'published',
    lesson: 'none',
    points: [],
    title: { en: 'Some exercise', zh: '某个练习' },
  }) as const;

it.each(exerciseKinds)('a page that makes a run of the kind %s ready', (kind) => {
  startGrader('/realms/').prepare(metaOf(kind), 'text');
  const needsRealm = kind === 'program' || kind === 'schema';
  expect(frames).toEqual(needsRealm ? [`/realms/${kind}.html`] : []);
  expect(said).toEqual(needsRealm ? ['prefetch'] : []);
});
