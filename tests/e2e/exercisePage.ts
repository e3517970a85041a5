import fs from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#i18n/locale.ts';
import { wrongSubmission } from '../../src/cli/wrongSubmission.ts';

/** A stored program or schema of an exercise, as a learner would paste it. */
export function stored(exercise: string, file: string): string {
  return fs.readFileSync(`src/exercises/${exercise}/${file}`, 'utf8');
}

/** A stored wrong answer of an exercise, as a learner would paste it. */
export async function storedWrong(exercise: string, id: string): Promise<string> {
  const read = await wrongSubmission(exercise, id);
  if (!read.ok) throw new Error(read.problem);
  return read.text;
}

/** The lesson that holds the exercises, from the base path. */
export const lesson = (locale: Locale) => `${locale}/lessons/admission-gates/`;

/** Opens an exercise and waits until it answers input. */
export async function openExercise(page: Page, id: string, address = lesson('en')): Promise<Locator> {
  await page.goto(address);
  return wakeExercise(page, id);
}

/** Scrolls to an exercise of the open page and waits until it answers input. */
export async function wakeExercise(page: Page, id: string): Promise<Locator> {
  const exercise = page.locator(`[data-exercise="${id}"]`);
  await exercise.scrollIntoViewIfNeeded();
  await expect(exercise).toHaveAttribute('data-ready', '');
  return exercise;
}

/** Puts a text into an exercise's field, in plain mode. */
export async function write(exercise: Locator, text: string): Promise<void> {
  await exercise.getByRole('button', { name: /^(Plain text|纯文本)$/ }).click();
  await exercise.locator('textarea').fill(text);
}

/** Presses Run and waits for the verdict. */
export async function run(exercise: Locator): Promise<string> {
  await exercise.locator('[data-run]').click();
  await expect(exercise).toHaveAttribute('data-state', /^(?!idle$|running$)/);
  return (await exercise.getAttribute('data-state')) ?? '';
}
