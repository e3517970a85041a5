// Functions that run in a page. Their text goes over, so they see nothing of this file but their arguments.
import type { Limits } from '#grader/limits.ts';
import type { TestPage } from '../sandbox/support/page.ts';

/** Grades a text with the grader of the page under test, and measures from the run to the verdict. */
export async function gradeInPage(
  text: string,
  exercise: string,
  limits: Limits,
): Promise<{ readonly verdict: string; readonly ms: number }> {
  const { testPage } = window as unknown as { testPage?: TestPage };
  if (testPage === undefined) throw new Error('The page is not ready.');
  const start = performance.now();
  const { verdict } = await testPage.run(text, { exercise, limits });
  return { verdict, ms: performance.now() - start };
}

/** Begins to note the page's errors. */
export function noteErrors(): null {
  const errors: string[] = [];
  Object.assign(window, { notedErrors: errors });
  window.addEventListener('error', ({ message }) => errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  return null;
}

/** The errors that were noted since {@link noteErrors}. */
export function notedErrors(): readonly string[] {
  return (window as unknown as { notedErrors?: readonly string[] }).notedErrors ?? ['nothing was noted'];
}

/** The names of the widgets of a page. */
export function widgetNames(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
    ({ dataset }) => dataset['widget'] ?? '',
  );
}

/**
 * Wakes a widget and works through its controls as they stand, each once, and gives what the widget shows after each.
 * What a button that copies does depends on the browser's permissions, so those are left alone.
 */
export async function operateWidget(name: string): Promise<readonly string[]> {
  const find = (): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`[data-widget="${name}"]`);
    if (found === null) throw new Error(`There is no widget ${name}.`);
    return found;
  };
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const until = async (holds: () => boolean, what: string): Promise<void> => {
    for (let tries = 0; !holds(); tries += 1) {
      if (tries > 600) throw new Error(`${name}: ${what} did not come.`);
      await pause(50);
    }
  };
  /** Without what is only announced: that goes away after a while. */
  const shown = (): string => {
    const copy = find().cloneNode(true) as HTMLElement;
    for (const live of copy.querySelectorAll('[data-announcement]')) live.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  /** What stands there once nothing has changed for a while. */
  const settled = async (): Promise<string> => {
    let last = shown();
    for (let still = 0; still < 4; ) {
      await pause(40);
      const now = shown();
      still = now === last ? still + 1 : 0;
      last = now;
    }
    return last;
  };
  find().scrollIntoView();
  await until(() => find().hasAttribute('data-ready'), 'the ready mark');
  const steps = [await settled()];
  const controls = (): HTMLElement[] => [
    ...find().querySelectorAll<HTMLElement>('button, select, input, textarea, summary'),
  ];
  const set = (control: HTMLElement, property: 'value' | 'checked', value: unknown): void => {
    const prototype = Object.getPrototypeOf(control) as object;
    Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const count = Math.min(controls().length, 40);
  for (let place = 0; place < count; place += 1) {
    const control = controls()[place];
    if (control === undefined || control.matches(':disabled, .widget-foot *, [type=file]')) continue;
    if (control instanceof HTMLSelectElement) set(control, 'value', [...control.options].at(-1)?.value);
    else if (control instanceof HTMLTextAreaElement) set(control, 'value', `${control.value} `);
    else if (control instanceof HTMLInputElement && !/^(?:checkbox|radio)$/.test(control.type))
      set(control, 'value', control.type === 'range' ? control.max : `${control.value}9`);
    else control.click();
    steps.push(await settled());
  }
  return steps;
}

/** Scrolls an exercise into view, and waits until it answers input. */
export async function wakeExercise(id: string): Promise<null> {
  const exercise = document.querySelector(`[data-exercise="${id}"]`);
  if (exercise === null) throw new Error(`There is no exercise ${id}.`);
  exercise.scrollIntoView();
  for (let tries = 0; !exercise.hasAttribute('data-ready'); tries += 1) {
    if (tries > 600) throw new Error(`${id} does not wake.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}

/** Focuses an exercise's field, waits for the code editor, and puts the cursor into it. */
export async function focusEditor(id: string): Promise<null> {
  const field = document.querySelector(`[data-exercise="${id}"]`);
  for (let tries = 0; ; tries += 1) {
    const content = field?.querySelector<HTMLElement>('.cm-content');
    if (content != null && content === document.activeElement) return null;
    // The editor takes the place of the textarea, and its focus with it, where that had it by then.
    (content ?? field?.querySelector('textarea'))?.focus();
    if (tries > 600) throw new Error('The code editor does not come.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The text of an exercise's field in plain mode. */
export async function plainText(id: string): Promise<string> {
  const exercise = document.querySelector<HTMLElement>(`[data-exercise="${id}"]`);
  const button = [...(exercise?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    /^\s*(?:Plain text|纯文本)\s*$/.test(textContent ?? ''),
  );
  if (button === undefined) throw new Error('There is no button for plain text.');
  button.click();
  for (let tries = 0; ; tries += 1) {
    const area = exercise?.querySelector('textarea');
    if (area != null && area.getClientRects().length > 0) return area.value;
    if (tries > 600) throw new Error('The plain field does not come.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Writes a text into an exercise's field in plain mode. */
export function writeText(id: string, text: string): null {
  const area = document.querySelector<HTMLTextAreaElement>(`[data-exercise="${id}"] textarea`);
  if (area === null) throw new Error('There is no field.');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
  return null;
}

/** Runs an exercise, and gives its state and what its verdict shows once there is one. */
export async function runExercise(
  id: string,
): Promise<{ readonly state: string; readonly verdict: string; readonly ms: number }> {
  const exercise = document.querySelector<HTMLElement>(`[data-exercise="${id}"]`);
  if (exercise === null) throw new Error(`There is no exercise ${id}.`);
  const states: string[] = [];
  const observer = new MutationObserver(() => states.push(exercise.dataset['state'] ?? ''));
  observer.observe(exercise, { attributeFilter: ['data-state'] });
  const start = performance.now();
  exercise.querySelector<HTMLElement>('[data-run]')?.click();
  for (let tries = 0; ; tries += 1) {
    const state = states.at(-1) ?? '';
    // A run goes through "running"; what stood there before is the verdict of the last one.
    if (states.includes('running') && state !== 'running') {
      observer.disconnect();
      const verdict = exercise.querySelector<HTMLElement>('.verdict')?.textContent ?? '';
      return { state, verdict: verdict.replace(/\s+/g, ' ').trim(), ms: performance.now() - start };
    }
    if (tries > 4000) throw new Error(`${id} came to no verdict.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
