import { describe, expect, it } from 'vitest';
import type { Comparison } from '#exercises/contract.ts';
import { branchesOf, isWhole } from '../../src/cli/inputs/branchesOf.ts';
import { bundleRule, fileOfCore } from '../../src/cli/inputs/bundleRule.ts';
import { compileProgram } from '../../src/grader/compile/compileProgram.ts';
import { compareExercises, storedAnswers } from '../support/exerciseFiles.ts';

/** Decisions of which one side cannot be taken by any input that the task allows, by why that is so. */
const excused: Readonly<Record<string, readonly string[]>> = {
  'the task promises well-formed arguments': [
    '!(allowedCities instanceof Set)',
    'typeof expectedId !== "string" && !Number.isInteger(expectedId)',
    'typeof expectedId !== "string" && !Number.isInteger(expectedId) && expectedId !== null',
    'response === undefined',
    'typeof value === "object"',
    'typeof value === "object" && value !== null',
    'property?.enumerable === true',
    'isFields(value)',
    'isFields(value) && hasField(value, name)',
    '!isFields(value)',
    '!isFields(record)',
    '!Array.isArray(value)',
    '!Array.isArray(value) && !(value instanceof Set)',
    'Array.isArray(given)',
    'Array.isArray(given) || given instanceof Set',
    'names.length === given.length',
    'Number.isSafeInteger(value)',
    'isTokens(value)',
    'isTokens(cost)',
    'read === null',
    'typeof owner !== "string"',
    'typeof owner !== "string" || needs === null',
    'at.length === 0',
    'resource !== void 0',
  ],
  'an earlier decision has settled it': [
    'typeof days === "number"',
    'typeof city === "string"',
    'typeof value !== "string"',
    'isFields(response)',
    'turn',
    'a.depth - b.depth',
  ],
  'every caller of core’s helper says the same': ['numbers === "exact"'],
  'inputs nest 65 deep, the bound is 200': ['at.length > MAX_DEPTH'],
  'nothing else is thrown there': [
    'error instanceof Uncanonical',
    'error instanceof NoText',
    'label instanceof Label',
    'error instanceof Refusal',
  ],
  'JSON has no infinite number': [
    '!Number.isFinite(value)',
    'value === Infinity || value === -Infinity',
    'value === Infinity',
    'found === void 0',
  ],
  'JSON makes lists, records and enumerable fields alone; the tests of canonicalJson ask the rest': [
    'typeof value !== "object"',
    'typeof value !== "object" || value === null',
    '!isPlain(value)',
    'prototype === null',
    'property === void 0',
    'property === void 0 || !("value" in property)',
    '!("value" in property)',
    'Reflect.ownKeys(list).length > list.length + 1',
    '!property.enumerable',
    'parts.field === null',
    'typeof name === "symbol"',
  ],
  'names and cycles are compared with others only': [
    'at === -1',
    'at === -1 || at >= b.length',
    'a === b',
    'a === void 0 || b === void 0',
    'a.at > b.at',
    'at(a) > at(b)',
    'at < Math.max(p.length, q.length)',
  ],
};
const reasons = new Set(Object.values(excused).flat());

const programs = compareExercises.filter((exercise) => exercise.kind === 'program');

describe.each(programs.map((exercise) => [exercise.id, exercise] as const))(
  'named and walked inputs of %s take both sides of every decision',
  (id, exercise) => {
    const oneSided = async (program: string) => {
      const branches = await branchesOf(
        exercise as Comparison<readonly unknown[]>,
        program,
        exercise.exportName,
      );
      return branches
        .filter((branch) => !isWhole(branch))
        .map(({ condition }) => condition.replaceAll(/\s+/g, ' '));
    };

    it('of the reference', async () => {
      const program = await bundleRule(fileOfCore(exercise.exportName), exercise.exportName);
      expect((await oneSided(program)).filter((condition) => !reasons.has(condition))).toEqual([]);
    });

    it.each(storedAnswers(id, 'right').map(({ name, text }) => [name, text] as const))(
      'of the right answer %s',
      async (_name, text) => {
        const compiled = compileProgram(text);
        const found = compiled.ok ? await oneSided(compiled.code) : ['it does not compile'];
        expect(found.filter((condition) => !reasons.has(condition))).toEqual([]);
      },
    );
  },
);

it('a decision that no input takes both ways is told, with the side that is missing', async () => {
  const exercise = programs.find(({ id }) => id === 'validate-query') as unknown as Comparison<
    readonly unknown[]
  >;
  const program = 'export function f(args) { return args === 41.5 ? 1 : args ? 2 : 3; }';
  const branches = await branchesOf(exercise, program, 'f');
  expect(branches.map(({ condition, taken }) => [condition, taken])).toEqual([
    ['args === 41.5', { yes: false, no: true }],
    ['args', { yes: true, no: true }],
  ]);
  await expect(branchesOf(exercise, program, 'g')).rejects.toThrow(TypeError);
});
