import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { BASE_PATH } from '#site/settings.mjs';

/**
 * Serves a built site under its base path on this machine alone, and resolves once it answers.
 * A port of 0 takes any that is free; one that is taken rejects with `EADDRINUSE`.
 */
export function serveSite({ folder = 'dist', base = BASE_PATH, port = 0 } = {}) {
  const files = sirv(folder, { dev: false, etag: true });
  const missing = path.join(folder, '404.html');
  const server = http.createServer((request, response) => {
    const address = addressOf(request.url);
    if (address === null) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad address');
      return;
    }
    const { pathname, search } = address;
    if (!pathname.startsWith(base)) {
      response.writeHead(302, { location: base }).end();
      return;
    }
    // A folder's page has a slash at its end, and relative links on it count on that.
    const isFolder =
      !pathname.endsWith('/') &&
      fs.existsSync(path.join(folder, decoded(pathname.slice(base.length)), 'index.html'));
    if (isFolder) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    request.url = `/${pathname.slice(base.length)}${search}`;
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(fs.existsSync(missing) ? fs.readFileSync(missing) : 'Not found');
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = `http://127.0.0.1:${server.address().port}${base}`;
      const close = () =>
        new Promise((done) => {
          server.close(done);
          server.closeAllConnections();
        });
      resolve({ address, close });
    });
  });
}

/** The address that a request asks for, or null where it is none: anybody who reaches the port can send any text. */
function addressOf(path = '/') {
  try {
    return new URL(path, 'http://localhost');
  } catch {
    return null;
  }
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const isProgram =
  process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url);
if (isProgram) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4321' }, folder: { type: 'string', default: 'dist' } },
  });
  if (!fs.existsSync(path.join(values.folder, 'index.html'))) {
    console.error(`There is no built site in ${values.folder}. Run "npm run build" first.`);
    process.exit(1);
  }
  try {
    const { address } = await serveSite({ folder: values.folder, port: Number(values.port) });
    console.log(`Tool Contracts: ${address}`);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${values.port} is taken. Give another one: --port 4400`);
    process.exit(1);
  }
}
