/** A frame in which learner code may run, and what it takes to be rid of it. */
export interface RealmFrame {
  /** Hands a port over to the realm's worker. */
  readonly connect: (port: MessagePort) => void;
  /** Removes the frame; the worker in it ends, whatever it is doing. */
  readonly remove: () => void;
}

/** How long a frame has until it says that it is ready, in milliseconds. */
const READY_MS = 10_000;

/** How many frames are opened, one after the other: a browser that is short of memory may end the first. */
const TRIES = 2;

/**
 * Opens the page of a realm in a frame without origin, and resolves once the worker in it runs.
 * @throws Error where the browser starts none, and says so or does not, for several frames
 */
export async function openFrame(address: string): Promise<RealmFrame> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryFrame(address);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

function tryFrame(address: string): Promise<RealmFrame> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    frame.title = '';
    frame.hidden = true;
    const settle = (): void => {
      window.removeEventListener('message', listen);
      window.clearTimeout(timer);
    };
    const fail = (detail: string): void => {
      settle();
      frame.remove();
      reject(new Error(detail));
    };
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.source !== frame.contentWindow) return;
      const type = (event.data as { type?: unknown } | null)?.type;
      if (type === 'broken') fail('This browser starts no worker inside a sandboxed frame.');
      if (type !== 'ready') return;
      settle();
      resolve({
        connect: (port) => frame.contentWindow?.postMessage(null, '*', [port]),
        remove: () => frame.remove(),
      });
    };
    const timer = window.setTimeout(() => fail('The sandboxed frame did not become ready.'), READY_MS);
    window.addEventListener('message', listen);
    frame.src = address;
    document.body.append(frame);
  });
}
