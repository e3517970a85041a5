/** A frame in which learner code may run, and what it takes to be rid of it. */
export interface RealmFrame {
  /** Hands a port over to the realm's worker. */
  readonly connect: (port: MessagePort) => void;
  /** Removes the frame; the worker in it ends, whatever it is doing. */
  readonly remove: () => void;
}

/** How long a frame has until it says that it is ready, in milliseconds. */
const READY_MS = 10_000;

/**
 * Opens realm frames, and keeps one of each kind that was asked for ready, since to open one takes longer than to use it.
 * @param address the folder that holds the realm pages, with a slash at its end
 */
export function realmFrames(address: string) {
  const spares = new Map<string, Promise<RealmFrame>>();
  const take = (kind: 'program' | 'schema'): Promise<RealmFrame> => {
    const frame = spares.get(kind) ?? openFrame(`${address}${kind}.html`);
    spares.delete(kind);
    return frame;
  };
  return {
    /** Makes a frame ready ahead of its use. */
    prepare: (kind: 'program' | 'schema'): void => {
      if (spares.has(kind)) return;
      const frame = openFrame(`${address}${kind}.html`);
      spares.set(kind, frame);
      // A frame that failed is not kept; the one who needs it tries again and is told.
      frame.catch(() => spares.delete(kind));
    },
    take,
  };
}

function openFrame(address: string): Promise<RealmFrame> {
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
