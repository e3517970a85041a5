import { transform } from 'sucrase';
import type { RealmHost } from '#grader/realm.ts';
import { realmClient } from '#sandbox/grader-worker/realmClient.ts';
import { startHarness } from '#sandbox/realm/harness.ts';
import { loadProgram } from '#sandbox/realm/loadProgram.ts';
import { loadSchema } from '#sandbox/realm/loadSchema.ts';

/**
 * Realms in this very process, for programs that the project itself wrote: the harness, its protocol and the judge's
 * line are the real ones, the wall is left out. It stops no endless loop and hides nothing from anybody.
 */
export const trustedRealmHost: RealmHost = {
  open: async (kind) => {
    let receive: (message: unknown) => void = () => {};
    const harness = startHarness({
      load: (code, exportName) =>
        kind === 'schema'
          ? Promise.resolve().then(() => loadSchema(code))
          : loadProgram(
              Promise.resolve().then(() => evaluate(code)),
              exportName,
            ),
      post: (message) => receive(JSON.parse(JSON.stringify(message))),
      afterRejections: (then) => then(),
      takeLog: () => [],
    });
    return realmClient({
      send: (request) => harness.receive(JSON.parse(JSON.stringify(request))),
      listen: (listener) => {
        receive = listener;
      },
      close: () => {},
    });
  },
};

/** Runs a module and gives its exports. */
export function evaluate(code: string): Readonly<Record<string, unknown>> {
  const exports: Record<string, unknown> = {};
  const commonJs = transform(code, { transforms: ['imports'], disableESTransforms: true }).code;
  new Function('exports', 'require', commonJs)(exports, undefined);
  return exports;
}
