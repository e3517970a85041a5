import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { BASE_PATH } from '#site/settings.mjs';
import { lesson, wakeExercise } from './exercisePage.ts';

/** What a lesson may load before anybody touches anything, in bytes of JavaScript as a CDN sends it (brotli). */
const SCRIPT_BUDGET = 60_000;

test('a lesson loads at most 60 kB of JavaScript before it is touched, and the editor only on intent', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.goto(lesson('en'));
  // To the end of the page and back: whatever wakes by being seen has been seen.
  await wakeExercise(page, 'weather-schema');
  await page.waitForLoadState('networkidle');
  const before = [...scripts];
  const size = before.reduce((sum, file) => {
    const text = fs.readFileSync(path.join('dist', file.slice(BASE_PATH.length)));
    return sum + brotliCompressSync(text).length;
  }, 0);
  expect(before.length).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect(before.filter((file) => /codeMirror|judgeWorker|startGrader|types/i.test(file))).toEqual([]);
});
