// The process in which `npm run grade` runs a program: started with no right to files, processes or workers and with
// code generation from text forbidden. Inside it, the program sees only a fresh context of the language.
import vm from 'node:vm';

const send = (message) => process.send?.(message);
let harness = null;

process.on('unhandledRejection', (reason) => harness?.noteRejection(reason));
process.on('uncaughtException', (error) => harness?.noteRejection(error));

process.on('message', (message) => {
  if (harness === null) start(message);
  else harness.receive(message);
});

function start({ kind, script }) {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: kind === 'schema', wasm: false },
  });
  const realm = vm.runInContext(`'use strict';${script};realm`, context, { filename: 'realm.js' });
  harness = realm.startInContext({
    kind,
    post: (text) => send({ type: 'reply', text }),
    afterRejections: (then) => setTimeout(() => setTimeout(then, 0), 0),
    importModule: (code, settle, fail) => {
      try {
        importInto(context, code, settle, fail);
      } catch (error) {
        fail(error);
      }
    },
  });
  send({ type: 'ready' });
}

/**
 * Evaluates a program and hands over its namespace. The promise that Node gives for that is one of the program's world,
 * whose `then` may be anything; so a second module, which needs the first, says that it is done, and an error is looked for.
 */
function importInto(context, code, settle, fail) {
  const program = new vm.SourceTextModule(code, { context, identifier: 'program.js' });
  program.linkRequests([]);
  program.instantiate();
  let isDone = false;
  const settled = new vm.SyntheticModule(
    ['done'],
    () =>
      settled.setExport('done', (namespace) => {
        isDone = true;
        settle(namespace);
      }),
    { context },
  );
  const after = new vm.SourceTextModule(
    "import * as it from 'program'; import { done } from 'done'; done(it);",
    {
      context,
    },
  );
  after.linkRequests([program, settled]);
  after.instantiate();
  const look = () => {
    if (isDone) return;
    if (after.status === 'errored') fail(after.error);
    else setTimeout(look, 1);
  };
  // Later, as in a browser: by then the harness waits for it, and the program can put nothing in between.
  setImmediate(() => {
    after.evaluate();
    look();
  });
}
