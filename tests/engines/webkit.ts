import { ANSWER_MS, callText, type Engine, keyActions, type Started, start } from './engine.ts';

/** The programs that drive WebKitGTK. */
export interface WebKitFiles {
  readonly driver: string;
  readonly browser: string;
  /** The X server without a screen, on which the browser shows its window; null where there is a screen. */
  readonly xvfb: string | null;
}

/** Starts WebKitGTK's own small browser, driven by WebDriver, on a screen that is none. */
export async function startWebKit({ driver, browser, xvfb }: WebKitFiles): Promise<Engine> {
  const started: Started[] = [];
  const stop = async (): Promise<void> => {
    for (const one of started.toReversed()) await one.stop();
  };
  try {
    let display = process.env['DISPLAY'];
    if (xvfb !== null) {
      // It takes the first number that is free, and writes it.
      const screen = start(xvfb, () => [
        '-displayfd',
        '1',
        '-screen',
        '0',
        '1280x1024x24',
        '-nolisten',
        'tcp',
      ]);
      started.push(screen);
      display = `:${(await screen.says(/^\d+\n/m)).trim()}`;
    }
    const port = await freePort();
    const env = {
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // A machine without a graphics card, and without the buses of a desktop.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      NO_AT_BRIDGE: '1',
    };
    started.push(start(driver, () => [`--port=${port}`], env));
    const root = `http://127.0.0.1:${port}`;
    await answering(`${root}/status`);
    const session = (await ask('POST', `${root}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
    const { capabilities } = session;
    const at = `${root}/session/${session.sessionId}`;
    await ask('POST', `${at}/timeouts`, { script: ANSWER_MS, pageLoad: ANSWER_MS });
    return {
      name: 'webkit',
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      open: async (url) => void (await ask('POST', `${at}/url`, { url })),
      call: async (fn, ...args) => {
        const script = `const done = arguments[arguments.length - 1];
          (${callText(fn as never, args)})().then((text) => done({ text }), (error) => done({ error: String(error) }));`;
        const reply = (await ask('POST', `${at}/execute/async`, { script, args: [] })) as {
          text?: string;
          error?: string;
        } | null;
        if (reply?.text === undefined) throw new Error(reply?.error ?? 'The page gave no answer.');
        return JSON.parse(reply.text);
      },
      press: async (...keys) => void (await ask('POST', `${at}/actions`, { actions: keyActions(keys) })),
      close: async () => {
        await ask('DELETE', at).catch(() => {});
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One command of WebDriver (W3C), and the value of its answer. */
async function ask(method: 'POST' | 'DELETE', address: string, body: object = {}): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(ANSWER_MS + 10_000),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

async function answering(address: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
