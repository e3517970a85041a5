import type { Locale } from '#i18n/locale.ts';
import type { TypesAnswers, TypesQuestion, TypesReply, TypesRequest } from './protocol.ts';

/** One field's line to the TypeScript worker. A promise is rejected if the worker fails. */
export interface TypesFile {
  readonly ask: <Kind extends TypesQuestion['kind']>(
    question: Extract<TypesQuestion, { kind: Kind }>,
  ) => Promise<TypesAnswers[Kind]>;
  readonly close: () => void;
}

/** A question that takes longer has hung the compiler. Loading is not counted. */
const deadline = 20_000;

interface Line {
  readonly worker: Worker;
  readonly pending: Map<number, { readonly done: (reply: TypesReply) => void; readonly fail: () => void }>;
  readonly files: Map<string, () => void>;
}

// One worker for all fields of a page: it takes some 100 MB.
let shared: Line | null = null;
let count = 0;

/** Opens a field in the worker, which is started for the first one and ended after the last. */
export async function openTypesFile(ambient: string, locale: Locale, onLost: () => void): Promise<TypesFile> {
  const messages = locale === 'zh' ? await loadChineseMessages() : null;
  shared ??= startLine();
  const line = shared;
  count += 1;
  const file = `field-${count}`;
  line.files.set(file, onLost);
  const ask: TypesFile['ask'] = (question) => send(line, file, question);
  const close = () => {
    if (!line.files.delete(file)) return;
    if (line.files.size === 0) endLine(line);
    else send(line, file, { kind: 'close' }).catch(() => {});
  };
  try {
    await ask({ kind: 'open', ambient, messages });
  } catch (error) {
    close();
    throw error;
  }
  return { ask, close };
}

function startLine(): Line {
  const worker = new Worker(new URL('./typesWorker.ts', import.meta.url), { type: 'module', name: 'types' });
  const line: Line = { worker, pending: new Map(), files: new Map() };
  worker.addEventListener('message', ({ data }: MessageEvent<TypesReply>) => {
    line.pending.get(data.id)?.done(data);
    line.pending.delete(data.id);
  });
  worker.addEventListener('error', () => loseLine(line));
  worker.addEventListener('messageerror', () => loseLine(line));
  return line;
}

function send<Kind extends TypesQuestion['kind']>(
  line: Line,
  file: string,
  question: Extract<TypesQuestion, { kind: Kind }>,
): Promise<TypesAnswers[Kind]> {
  count += 1;
  const request: TypesRequest = { id: count, file, question };
  return new Promise((resolve, reject) => {
    const timer = question.kind === 'open' ? undefined : setTimeout(() => loseLine(line), deadline);
    line.pending.set(request.id, {
      done: (reply) => {
        clearTimeout(timer);
        // The worker answers each kind of question with its own kind of answer: protocol.ts pairs them.
        if (reply.ok) resolve(reply.answer as TypesAnswers[Kind]);
        else reject(new Error(reply.message));
      },
      fail: () => {
        clearTimeout(timer);
        reject(new Error('The TypeScript worker is gone.'));
      },
    });
    if (shared === line) line.worker.postMessage(request);
    else line.pending.get(request.id)?.fail();
  });
}

function loseLine(line: Line): void {
  const told = [...line.files.values()];
  line.files.clear();
  endLine(line);
  for (const onLost of told) onLost();
}

function endLine(line: Line): void {
  line.worker.terminate();
  if (shared === line) shared = null;
  for (const { fail } of line.pending.values()) fail();
  line.pending.clear();
}

async function loadChineseMessages(): Promise<Readonly<Record<string, string>>> {
  const file = await import('typescript/lib/zh-cn/diagnosticMessages.generated.json');
  return file.default;
}
