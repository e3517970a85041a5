import fs from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { loadExercise } from '#exercises';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { defaultLimits } from '#grader/limits.ts';
import { verdictJson } from '#grader/verdictJson.ts';
import { nodeRealmHost } from '#sandbox/node/nodeRealmHost.ts';
import { storedAnswers } from '../support/exerciseFiles.ts';
import type { TestPage } from './support/page.ts';
import { type ServedGrader, serveGrader } from './support/serveGrader.ts';

const FOLDER = 'tests/fixtures/programs';
const expected: Readonly<Record<string, string>> = JSON.parse(
  fs.readFileSync(`${FOLDER}/expected.json`, 'utf8'),
);

/** The search for a smaller input has longer than with a reader: a busy machine is no fault of a program that answers. */
const limits = { ...defaultLimits, probeMs: 2500 };

let served: ServedGrader;
let page: Page;
const host = nodeRealmHost();

test.beforeAll(async ({ browser }) => {
  served = await serveGrader();
  page = await browser.newPage();
  await page.goto(served.pageAddress);
  await page.waitForSelector('html[data-ready]');
});

test.afterAll(async () => {
  await page.close();
  await served.close();
});

test('the corpus has at least thirty programs', () => {
  expect(Object.keys(expected).length).toBeGreaterThanOrEqual(30);
});

for (const [file, kind] of Object.entries(expected)) {
  test(`${file} gets one verdict, in Node and in the page, byte for byte`, async () => {
    const text = fs.readFileSync(`${FOLDER}/${file}`, 'utf8');
    const exercise = await loadExercise('validate-query');
    const inNode = await gradeSubmission({ exercise, text }, host, limits);
    const inPage = await page.evaluate(
      ([program, given]) =>
        (window as unknown as { testPage: TestPage }).testPage.run(program, { limits: given }),
      [text, limits] as const,
    );
    expect(inNode.verdict.kind).toBe(kind);
    expect(inPage.verdict).toBe(verdictJson(inNode.verdict));
  });
}

/** Stored answers of other exercises: another shape of input and of answer goes the same way. */
const answers = [
  ['classify-response', 'table-of-rungs', 'passed'],
  ['classify-response', 'loose-ids', 'wrong'],
  ['classify-response', 'null-is-an-object', 'threw'],
] as const;

for (const [id, name, kind] of answers) {
  test(`${id}, ${name} gets one verdict, in Node and in the page, byte for byte`, async () => {
    const stored = [...storedAnswers(id, 'right'), ...storedAnswers(id, 'wrong')];
    const text = stored.find((one) => one.name === name)?.text ?? '';
    const exercise = await loadExercise(id);
    const inNode = await gradeSubmission({ exercise, text }, host, limits);
    const inPage = await page.evaluate(
      ([program, exercise]) =>
        (window as unknown as { testPage: TestPage }).testPage.run(program, { exercise }),
      [text, id] as const,
    );
    expect(inNode.verdict.kind).toBe(kind);
    expect(inPage.verdict).toBe(verdictJson(inNode.verdict));
  });
}
