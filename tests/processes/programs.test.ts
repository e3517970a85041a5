import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadExercise } from '#exercises';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { defaultLimits } from '#grader/limits.ts';
import { verdictKinds } from '#grader/verdict.ts';
import { nodeRealmHost } from '#sandbox/node/nodeRealmHost.ts';
import { projectFolder } from '../support/exerciseFiles.ts';
import { trustedRealmHost } from '../support/trustedRealm.ts';

const folder = path.join(projectFolder, 'tests/fixtures/programs');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const expected: Readonly<Record<string, string>> = JSON.parse(read('expected.json'));
const exercise = await loadExercise('validate-query');
const host = nodeRealmHost();

/** Programs that need the wall: they hang, or wait for what only a realm of its own does. */
const needsOwnProcess = /^(timeout-|threw-later|threw-for-a-host-name|right-prints-much)/;

describe('the programs', () => {
  it('are all listed, thirty or more, with every kind that a program can bring about', () => {
    expect(
      readdirSync(folder)
        .filter((file) => file.endsWith('.ts'))
        .sort(),
    ).toEqual(Object.keys(expected).sort());
    expect(Object.keys(expected).length).toBeGreaterThanOrEqual(30);
    const fromOutside = ['cancelled', 'grader-fault', 'unsupported'];
    expect(new Set(Object.values(expected))).toEqual(
      new Set(verdictKinds.filter((kind) => !fromOutside.includes(kind))),
    );
  });

  it('are stored byte for byte, line ends and marks included', () => {
    expect(read('right-windows-lines.ts').split('\r\n').length).toBeGreaterThan(8);
    expect(read('right-windows-lines.ts').replaceAll('\r\n', '')).not.toContain('\n');
    expect(read('right-byte-order-mark.ts').charCodeAt(0)).toBe(0xfeff);
  });
});

/** Only what is to run out of time is held to the usual limits; a busy machine is no fault of the other programs. */
const patient = { loadMs: 30_000, callMs: 30_000, probeMs: 30_000 };

describe('the verdict of the Node realm', () => {
  it.each(Object.entries(expected))('%s: %s', async (file, kind) => {
    const text = read(file);
    const { verdict } = await gradeSubmission(
      { exercise, text },
      host,
      kind === 'timeout' ? defaultLimits : patient,
    );
    expect(verdict.kind).toBe(kind);
    if (needsOwnProcess.test(file)) return;
    const other = await gradeSubmission({ exercise, text }, trustedRealmHost);
    expect(JSON.stringify(other.verdict)).toBe(JSON.stringify(verdict));
  });
});
