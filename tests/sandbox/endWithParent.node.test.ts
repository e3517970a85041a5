import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const parent = `
  import { nodeRealmHost } from './src/sandbox/node/nodeRealmHost.ts';
  let child;
  const realm = await nodeRealmHost((started) => { child = started; }).open('program');
  await realm.load('export const f = () => { for (;;); };', 'f', 60_000);
  void realm.call(['[]'], 600_000);
  process.stdout.write(String(child.pid), () => process.exit());
`;

test('a program that loops ends with the process that runs it', async () => {
  const running = spawn(process.execPath, ['--input-type=module', '--eval', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let pid = '';
  running.stdout.setEncoding('utf8').on('data', (text: string) => {
    pid += text;
  });
  await once(running, 'close');

  expect(pid).toMatch(/^\d+$/);
  await expect.poll(() => isAlive(Number(pid)), { timeout: 60_000 }).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
