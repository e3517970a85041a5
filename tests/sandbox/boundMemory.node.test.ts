import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { boundMemory, residentBytes } from '#sandbox/node/boundMemory.ts';

/** Fills buffers, which Node's own bound of the heap does not see, and then waits. */
const filling = (megabytes: number): string => `
  const kept = [];
  for (let i = 0; i < ${megabytes}; i += 16) kept.push(new Uint8Array(2 ** 24).fill(1));
  process.send(kept.length);
  setInterval(() => {}, 1000);`;

function start(megabytes: number): ReturnType<typeof spawn> {
  const args = ['--max-old-space-size=64', '-e', filling(megabytes)];
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
}

it.skipIf(process.platform === 'win32')('a process that fills memory beside its heap is ended', async () => {
  const child = start(4096);
  boundMemory(child, 300);
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
});

it.skipIf(process.platform === 'win32')('a process within the bound is left alone', async () => {
  const child = start(64);
  boundMemory(child, 1000);
  expect(await once(child, 'message')).toEqual([4, undefined]);
  const size = await residentBytes(child.pid ?? 0);
  expect(size).toBeGreaterThan(64 * 2 ** 20);
  expect(size).toBeLessThan(1000 * 2 ** 20);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await residentBytes(child.pid ?? 0)).toBeNull();
});
