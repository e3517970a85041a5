// What both kinds of browser realm share: a worker inside a frame of no origin, with one port to the grader.
import type { RealmRequest } from '../protocol.ts';
import { boundBuffers } from './boundBuffers.ts';
import { captureConsole } from './captureConsole.ts';
import { fixLocale } from './fixLocale.ts';
import { type Harness, type HarnessHost, startHarness } from './harness.ts';
import { keepLanguageOnly } from './languageGlobals.ts';
import { warmUp } from './warmUp.ts';

const { apply } = Reflect;

/**
 * Starts the harness once the frame hands over the grader's port.
 * @param makeLoad takes hold of what loading needs; called before the host's names are taken away
 */
export function startBrowserRealm(makeLoad: () => HarnessHost['load']): void {
  const load = makeLoad();
  const { postMessage } = MessagePort.prototype;
  const later = setTimeout;
  const { console, takeLog } = captureConsole();

  const start = (port: MessagePort): Harness =>
    startHarness({
      load,
      takeLog,
      post: (message) => apply(postMessage, port, [message]),
      // A rejection is reported in a task of its own, after the one that left it; two turns are always later.
      afterRejections: (then) => void later(() => void later(then, 0), 0),
    });

  self.addEventListener(
    'message',
    (event: MessageEvent) => {
      const port = event.ports[0];
      if (port === undefined) return;
      const harness = start(port);
      self.addEventListener('unhandledrejection', (rejection: PromiseRejectionEvent) => {
        rejection.preventDefault();
        harness.noteRejection(rejection.reason);
      });
      port.onmessage = (request: MessageEvent<RealmRequest>) => harness.receive(request.data);
      keepLanguageOnly(globalThis, console);
      fixLocale();
      boundBuffers();
      warmUp();
    },
    { once: true },
  );
  self.postMessage(null);
}
