import ts from 'typescript';
import type { TypesReply, TypesRequest } from './protocol.ts';
import { createTypeService, type TypeService } from './typeService.ts';

// The libs of the language up to ES2024 and nothing of a browser; they are part of this file, so nothing is fetched.
const libFiles = import.meta.glob<string>(
  [
    '/node_modules/typescript/lib/lib.es5.d.ts',
    '/node_modules/typescript/lib/lib.es20{15,16,17,18,19,20,21,22,23,24}{,.*}.d.ts',
    '/node_modules/typescript/lib/lib.decorators*.d.ts',
    '!/node_modules/typescript/lib/*.full.d.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const libs = new Map(Object.entries(libFiles).map(([path, text]) => [path.replace(/^.*\//, ''), text]));
const registry = ts.createDocumentRegistry(true);
const services = new Map<string, TypeService>();

self.addEventListener('message', ({ data }: MessageEvent<TypesRequest>) => {
  let reply: TypesReply;
  try {
    reply = { id: data.id, ok: true, answer: answer(data) };
  } catch (error) {
    reply = { id: data.id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
});

function answer({ file, question }: TypesRequest) {
  if (question.kind === 'open') {
    services.get(file)?.dispose();
    const { ambient, messages } = question;
    services.set(file, createTypeService({ file, libs, ambient, messages, registry }));
    return null;
  }
  const service = services.get(file);
  if (service === undefined) throw new Error(`No file ${file} is open.`);
  switch (question.kind) {
    case 'check':
      return service.check(question.text);
    case 'info':
      return service.info(question.text, question.position);
    case 'complete':
      return service.complete(question.text, question.position);
    case 'close':
      service.dispose();
      services.delete(file);
      return null;
  }
}
