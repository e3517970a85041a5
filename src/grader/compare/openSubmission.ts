import type { Literals } from '#exercises/walk/literalInputs.ts';
import { schemaError } from '../compile/schemaError.ts';
import { type Grading, gradingOf } from '../grading.ts';
import type { Limits } from '../limits.ts';
import type { LoadReply, Realm, RealmHost } from '../realm.ts';

/** What is loaded into a realm: compiled code with the export to call, or the text of a schema. */
export type RealmSource = (
  | { readonly kind: 'program'; readonly code: string; readonly exportName: string }
  | { readonly kind: 'schema'; readonly text: string }
) & {
  /** What the submission says itself; inputs are made from it too. */
  readonly literals: Literals;
};

/** A realm after loading. */
export interface OpenedRealm {
  readonly realm: Realm;
  readonly reply: LoadReply;
}

/** Opens a fresh realm with the submission loaded, or with the reason why it does not load. */
export type OpenSubmission = () => Promise<OpenedRealm>;

/** Returns the function that opens realms for one submission. */
export function submissionOpener(host: RealmHost, source: RealmSource, { loadMs }: Limits): OpenSubmission {
  const [code, exportName] = source.kind === 'program' ? [source.code, source.exportName] : [source.text, ''];
  return async () => {
    const realm = await host.open(source.kind);
    return { realm, reply: await realm.load(code, exportName, loadMs) };
  };
}

/**
 * The grading of a submission that does not load.
 * @throws Error where the realm reports a problem that its kind of source cannot have
 */
export function gradeUnloaded(
  reply: Exclude<LoadReply, { type: 'loaded' }>,
  source: RealmSource,
  { loadMs }: Limits,
): Grading {
  switch (reply.type) {
    case 'invalid-schema':
      if (source.kind !== 'schema') throw new Error('A program was reported as a schema.');
      return gradingOf({ kind: 'compile-error', ...schemaError(source.text, reply.problem) });
    case 'not-a-function':
      if (source.kind !== 'program') throw new Error('A schema was reported as a program.');
      return gradingOf({ kind: 'no-export', name: source.exportName, found: 'not-a-function' });
    case 'timeout':
      return gradingOf({ kind: 'timeout', when: 'load', limitMs: loadMs, input: null });
    case 'threw': {
      const { error, message } = reply;
      const facts = { when: 'load', counterexample: null, misconception: null } as const;
      return { ...gradingOf({ kind: 'threw', error, ...facts }), message };
    }
  }
}
