import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveSite } from '../../src/cli/serve.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  fs.writeFileSync(path.join(folder, 'index.html'), 'the first page');
  site = await serveSite({ folder, base: '/course/', port: 0 });
});

afterAll(async () => {
  await site.close();
  fs.rmSync(folder, { recursive: true });
});

/** The first line of the answer to a request whose path is written as it stands. */
function statusOf(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(site.address).port), '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
  });
}

it.each([
  ['//[', 400],
  ['//', 400],
  ['http://[', 400],
  ['/%', 302],
  ['/course/%ff', 404],
  ['/course/missing/', 404],
  ['//example.org/elsewhere', 302],
])('a request for %s is answered with %i, and the server goes on', async (target, status) => {
  expect(await statusOf(target)).toContain(`HTTP/1.1 ${status} `);
  expect(await statusOf('/course/')).toBe('HTTP/1.1 200 OK');
});
