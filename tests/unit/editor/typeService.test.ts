import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { createTypeService } from '#editor/types/typeService.ts';

const libFolder = path.resolve('node_modules/typescript/lib');
const libs = new Map(
  fs
    .readdirSync(libFolder)
    .filter(
      (name) => /^lib\.(es5|es20(1[5-9]|2[0-4])|decorators)\b.*\.d\.ts$/.test(name) && !name.includes('full'),
    )
    .map((name) => [name, fs.readFileSync(path.join(libFolder, name), 'utf8')]),
);
const registry = ts.createDocumentRegistry(true);
const open = (file: string, ambient = '') =>
  createTypeService({ file, libs, ambient, messages: null, registry });

describe('type service', () => {
  it.each([
    ['a sound program', 'export const days: number = 3;', []],
    [
      'a wrong type',
      'const days: number = "3";',
      [[1, 7, "Type 'string' is not assignable to type 'number'."]],
    ],
    ['a syntax error', 'let days: = 3;', [[1, 11, 'Type expected.']]],
    ['ES2024', 'Object.groupBy([1], String); [1].at(0); new Set([1]);', []],
    ['no DOM', '\ndocument.title;', [[2, 1, expect.stringContaining("Cannot find name 'document'")]]],
    [
      'no structuredClone, which the realm of a program has not',
      'structuredClone(1);',
      [[1, 1, expect.stringContaining("Cannot find name 'structuredClone'")]],
    ],
    ['no Node', 'process.exit();', [[1, 1, expect.stringContaining("Cannot find name 'process'")]]],
    ['the console', 'console.log(1);', []],
    ['names of its own before anything is exported', 'const Promise = 1; const name = Promise;', []],
  ])('checks %s', (name, text, problems) => {
    const found = open(name).check(text);
    expect(found.map(({ line, column, message }) => [line, column, message])).toEqual(problems);
  });

  it('knows the declarations of its exercise, and no other field’s', () => {
    const first = open('first', "type Verdict = 'accepted' | 'refused';");
    const second = open('second', 'type Verdict = number;');
    const text = "const verdict: Verdict = 'accepted';";
    expect(first.check(text)).toEqual([]);
    expect(second.check(text)).toHaveLength(1);
    first.dispose();
    expect(second.check('const verdict: Verdict = 1;')).toEqual([]);
  });

  it('tells the type at a place', () => {
    const text = 'const days = [1, 2];';
    expect(open('info').info(text, 7)).toEqual({ from: 6, to: 10, text: 'const days: number[]' });
    expect(open('info-none').info(text, 5)).toBeNull();
  });

  it('completes a word that was begun', () => {
    const text = 'const days = [1]; days.ma';
    const found = open('complete').complete(text, text.length);
    expect(found?.from).toBe(text.length - 2);
    expect(found?.options.map(({ label }) => label)).toEqual(['map']);
  });
});
