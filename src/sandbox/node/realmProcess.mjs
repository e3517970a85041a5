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
        const module = new vm.SourceTextModule(code, { context, identifier: 'program.js' });
        module.linkRequests([]);
        module.instantiate();
        // Later, as a browser does: by then the harness waits for it, and the program can put nothing in between.
        setImmediate(() => module.evaluate().then(() => settle(module.namespace), fail));
      } catch (error) {
        fail(error);
      }
    },
  });
  send({ type: 'ready' });
}
