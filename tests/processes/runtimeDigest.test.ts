import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findRuntime } from '../../src/cli/runtime.mjs';
import { runtimeDigests, runtimeVersion } from '../../src/cli/runtimeDigests.mjs';

const machine = `${process.platform}-${process.arch}`;
const name = process.platform === 'win32' ? 'node.exe' : 'node';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'runtime-'));
const binary = path.join(folder, 'node/bin', name);

afterEach(() => fs.rmSync(path.join(folder, 'node'), { recursive: true, force: true }));

function install(text: string): string {
  fs.mkdirSync(path.dirname(binary), { recursive: true });
  fs.writeFileSync(binary, text, { mode: 0o755 });
  return createHash('sha256').update(text).digest('hex');
}

it('the digests are those of the version that package.json names', () => {
  const { devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  expect(devDependencies.node).toBe(runtimeVersion);
});

it.runIf(machine in runtimeDigests)('the Node that is installed has its digest', () => {
  expect(findRuntime()).toBe(path.resolve('node_modules/node/bin', name));
});

it('a Node with another digest is not started', () => {
  const touched = path.join(folder, 'touched');
  install(`#!/bin/sh\ntouch ${touched}\n`);
  expect(() => findRuntime(folder, { [machine]: '0'.repeat(64) })).toThrow(
    /is not the Node that this project/,
  );
  expect(fs.existsSync(touched)).toBe(false);
});

it('a Node that changes after it was checked is checked again', () => {
  const digest = install('#!/bin/sh\nexit 0\n');
  expect(findRuntime(folder, { [machine]: digest })).toBe(binary);
  install('#!/bin/sh\nexit 0 # another\n');
  expect(() => findRuntime(folder, { [machine]: digest })).toThrow(/is not the Node/);
});

it('on a machine without a digest, the Node that runs this is taken', () => {
  install('#!/bin/sh\nexit 0\n');
  expect(findRuntime(folder, {})).toBe(process.execPath);
});
