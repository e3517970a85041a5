import { ANSWER_MS, callText, type Engine, keyActions, start, within } from './engine.ts';

/** What came back for a command, or what an event says (WebDriver BiDi, section 5). */
interface Message {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** Starts Firefox without windows, driven by WebDriver BiDi. */
export async function startFirefox(file: string): Promise<Engine> {
  const started = start(
    file,
    (folder) => [
      '--headless',
      '--no-remote',
      '--remote-debugging-port=0',
      '--profile',
      folder,
      'about:blank',
    ],
    { MOZ_CRASHREPORTER_DISABLE: '1' },
  );
  try {
    const said = await started.says(/WebDriver BiDi listening on ws:\/\/[^\s]+/);
    const line = await connect(`${said.slice(said.indexOf('ws://'))}/session`);
    const { capabilities } = (await line.send('session.new', { capabilities: {} })) as {
      capabilities: { browserName: string; browserVersion: string };
    };
    const { contexts } = (await line.send('browsingContext.getTree', {})) as {
      contexts: readonly { context: string }[];
    };
    const context = contexts[0]?.context ?? '';
    return {
      name: 'firefox',
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      open: async (url) =>
        void (await line.send('browsingContext.navigate', { context, url, wait: 'complete' })),
      call: async (fn, ...args) => {
        const reply = (await line.send('script.callFunction', {
          functionDeclaration: callText(fn as never, args),
          awaitPromise: true,
          target: { context },
        })) as { result?: { value: string }; exceptionDetails?: { text: string } };
        if (reply.exceptionDetails !== undefined) throw new Error(reply.exceptionDetails.text);
        return JSON.parse(reply.result?.value ?? 'null');
      },
      press: async (...keys) =>
        void (await line.send('input.performActions', { context, actions: keyActions(keys) })),
      close: async () => {
        line.close();
        await started.stop();
      },
    };
  } catch (error) {
    await started.stop();
    throw error;
  }
}

interface Line {
  readonly send: (method: string, params: object) => Promise<unknown>;
  readonly close: () => void;
}

async function connect(address: string): Promise<Line> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Message) => void>();
  let sent = 0;
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`No connection to ${address}`));
  });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  };
  socket.onclose = () => {
    for (const settle of waiting.values())
      settle({ type: 'error', error: 'closed', message: 'Firefox ended' });
  };
  return {
    send: async (method, params) => {
      sent += 1;
      const id = sent;
      const reply = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const message = await within(reply, ANSWER_MS, method).finally(() => waiting.delete(id));
      if (message.type === 'error') throw new Error(`${method}: ${message.error} ${message.message}`);
      return message.result;
    },
    close: () => socket.close(),
  };
}
