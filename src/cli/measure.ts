// npm run measure [-- EXERCISE ...]: the figures that a reader feels, taken from the built site in Chromium. Where
// programs are named, the time from Run to the verdict for each of them alone. A benchmark, not a test.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { exerciseMeta, loadExercise } from '#exercises';
import { browserArguments, findBrowser } from './findBrowser.mjs';
import { serveSite } from './serve.mjs';
import { wrongSubmission } from './wrongSubmission.ts';

const RUNS = 30;
const EXERCISE = 'validate-query';
const LESSON = 'en/lessons/admission-gates/';

const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments(),
  ...(executablePath === undefined ? {} : { executablePath }),
});
const { address, close } = await serveSite();
try {
  const named = process.argv.slice(2);
  if (named.length === 0) {
    await measureBytes();
    await measureLatency(EXERCISE, 'a right answer', await solutionOf(EXERCISE));
    const wrong = await wrongSubmission(EXERCISE, 'true-is-one');
    if (!wrong.ok) throw new Error(wrong.problem);
    await measureLatency(EXERCISE, 'a wrong answer, named case', wrong.text);
  }
  for (const exercise of named)
    await measureLatency(exercise, `${exercise}, a right answer`, await solutionOf(exercise));
} finally {
  await browser.close();
  await close();
}

/**
 * The stored right answer of a program exercise that is shown to learners.
 * @throws Error where the exercise does not exist or asks for no program
 */
async function solutionOf(id: string): Promise<string> {
  const exercise = exerciseMeta(id) && (await loadExercise(id));
  if (exercise?.kind !== 'program') throw new Error(`There is no exercise "${id}" that asks for a program.`);
  return readFileSync(`src/exercises/${id}/right/${exercise.solution}`, 'utf8');
}

/** What a lesson loads before it is touched, and what the editor and the grader add, by kind, as a CDN sends it. */
async function measureBytes(): Promise<void> {
  const page = await browser.newPage();
  const loaded = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const base = new URL(address).pathname;
    if (!pathname.startsWith(base) || response.status() !== 200) return;
    const file = path.join('dist', pathname.slice(base.length), pathname.endsWith('/') ? 'index.html' : '');
    const isPacked = /\.(png|webp|woff2|wasm|pagefind|pf_\w+)$/.test(file);
    loaded.set(file, isPacked ? readFileSync(file).length : brotliCompressSync(readFileSync(file)).length);
  });
  const report = (when: string): void => {
    const kinds = new Map<string, number>();
    for (const [file, size] of loaded) {
      const kind = path.extname(file).slice(1);
      kinds.set(kind, (kinds.get(kind) ?? 0) + size);
    }
    const parts = [...kinds].map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)} kB`);
    console.log(`${when}: ${parts.join(', ')}`);
  };
  await page.goto(`${address}${LESSON}`);
  await page.waitForLoadState('networkidle');
  report('Lesson, untouched, brotli');
  await wake(page, EXERCISE);
  await page.waitForLoadState('networkidle');
  report('Lesson, scrolled to the practice');
  const worker = page.waitForEvent('worker');
  await page.locator(`[data-exercise="${EXERCISE}"] textarea`).focus();
  await page.locator('.cm-content').first().waitFor();
  await worker;
  await page.locator('iframe[sandbox]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  report('Lesson, editor opened (and the grader made ready)');
  await page.close();
}

/** From pressing Run to the verdict on screen. */
async function measureLatency(id: string, what: string, program: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${address}en/lessons/${exerciseMeta(id)?.lesson}/`);
  await wake(page, id);
  const exercise = page.locator(`[data-exercise="${id}"]`);
  await exercise.getByRole('button', { name: 'Plain text' }).click();
  await exercise.locator('textarea').fill(program);
  await exercise.locator('textarea').focus();
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    times.push(await page.evaluate(timeRun, id));
    // As a person does: the next press comes after the verdict was seen.
    await page.waitForTimeout(300);
  }
  const [first = 0, ...rest] = times;
  const sorted = rest.toSorted((a, b) => a - b);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
  console.log(
    `Run to verdict, ${what}: first ${first.toFixed(0)} ms; then median ${at(0.5)} ms, p95 ${at(0.95)} ms over ${RUNS} runs`,
  );
  await page.close();
}

async function wake(page: Page, id: string): Promise<void> {
  const exercise = page.locator(`[data-exercise="${id}"]`);
  await exercise.scrollIntoViewIfNeeded();
  await page.locator(`[data-exercise="${id}"][data-ready]`).waitFor();
}

/** Runs in the page: presses Run and resolves in the frame in which the new verdict is painted. */
function timeRun(id: string): Promise<number> {
  return new Promise((resolve) => {
    const root = document.querySelector<HTMLElement>(`[data-exercise="${id}"]`);
    const start = performance.now();
    let sawRunning = false;
    const observer = new MutationObserver(() => {
      const state = root?.dataset['state'];
      if (state === 'running') sawRunning = true;
      else if (sawRunning) {
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
      }
    });
    if (root !== null) observer.observe(root, { attributes: true, attributeFilter: ['data-state'] });
    root?.querySelector<HTMLElement>('[data-run]')?.click();
  });
}
