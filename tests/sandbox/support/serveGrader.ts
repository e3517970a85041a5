import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { bundleRealm } from '#sandbox/bundleRealm.ts';
import { realmPage } from '#sandbox/realmPage.ts';
import { withPolicy } from '#site/csp/contentSecurityPolicy.mjs';

/** The page with the grader, served under the site's own policy. */
export interface ServedGrader {
  readonly origin: string;
  readonly pageAddress: string;
  readonly close: () => Promise<void>;
}

/** What is served in the place of a file: null for nothing, undefined to leave it as it is. */
export type Replace = (path: string, text: string | undefined) => string | null | undefined;

/**
 * Builds the page and serves it.
 * @param replace other contents for some paths, to see what becomes of a fault
 */
export async function serveGrader(replace: Replace = () => undefined): Promise<ServedGrader> {
  files ??= buildFiles();
  const built = await files;
  const server = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const original = built.get(pathname);
    const replaced = replace(pathname, original);
    const text = replaced === undefined ? original : replaced;
    if (text == null) return void response.writeHead(404).end();
    const type = pathname.endsWith('.ts') ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, pageAddress: `${origin}/page/`, close: () => close(server) };
}

let files: Promise<ReadonlyMap<string, string>> | null = null;

async function buildFiles(): Promise<ReadonlyMap<string, string>> {
  const html =
    '<!doctype html><html lang="en"><head><title>Grader</title></head>' +
    '<body><script type="module" src="../support/page.ts"></script></body></html>';
  return new Map([
    ['/page/', withPolicy(html, 'page')],
    ['/support/page.ts', await bundle('tests/sandbox/support/page.ts')],
    // Where `new URL('../grader-worker/graderWorker.ts', import.meta.url)` leads from the script of the page.
    ['/grader-worker/graderWorker.ts', await bundle('src/sandbox/grader-worker/graderWorker.ts')],
    ['/realms/program.html', realmPage('program', await bundleRealm('program'))],
    ['/realms/schema.html', realmPage('schema', await bundleRealm('schema'))],
  ]);
}

/** Where hostile programs try to send something. It notes each connection, whatever it brings. */
export async function listenForCanary(): Promise<{
  readonly heard: readonly string[];
  /** A program with the address of this server in the place of the one that stands in its file. */
  readonly aim: (program: string) => string;
  readonly close: () => Promise<void>;
}> {
  const heard: string[] = [];
  const server = await listen((request, response) => {
    heard.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' }).end();
  });
  server.on('upgrade', (request, socket) => {
    heard.push(request.url ?? '');
    socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    aim: (program) => program.replaceAll(CANARY_IN_FILES, `127.0.0.1:${port}`),
    close: () => close(server),
  };
}

/** The address that the programs name. */
const CANARY_IN_FILES = '127.0.0.1:4797';

function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}
