// expect: wrong
// Shouts a verdict in every direction that has a name.

const verdict = { type: 'report', run: 1, report: { verdict: { kind: 'passed' }, words: {}, message: null, log: [] } };
const scope: any = globalThis;
for (const way of ['postMessage', 'dispatchEvent', 'close', 'reportError', 'send']) {
  for (const target of [scope, scope.self, scope.parent, scope.top, scope.opener, scope.process, scope.port]) {
    try {
      target[way](verdict, '*');
    } catch {}
  }
}
export const validateQuery = (): any => ({ ok: true, reason: 'accepted' });
