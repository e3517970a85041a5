import { matchesFilter } from './filterText.ts';

/**
 * Makes the filter of a list work: hides what does not match, then the groups that are left empty, and says how many
 * are shown. The input is hidden until this runs, since it does nothing without it.
 */
export function startFilter(root: HTMLElement): void {
  const box = root.querySelector<HTMLElement>('[data-filter-box]');
  const input = root.querySelector<HTMLInputElement>('[data-filter-input]');
  const status = root.querySelector<HTMLElement>('[data-filter-status]');
  if (box === null || input === null || status === null) return;
  const items = [...root.querySelectorAll<HTMLElement>('[data-filter-text]')];
  const groups = [...root.querySelectorAll<HTMLElement>('[data-filter-group]')];
  const say = status.dataset.words ?? '';

  const filter = () => {
    let shown = 0;
    for (const item of items) {
      item.hidden = !matchesFilter(item.dataset.filterText ?? '', input.value);
      if (!item.hidden) shown += 1;
    }
    for (const group of groups)
      group.hidden = group.querySelector('[data-filter-text]:not([hidden])') === null;
    status.textContent = say.replace('{shown}', String(shown)).replace('{all}', String(items.length));
  };
  input.addEventListener('input', filter);
  box.hidden = false;
  // A browser may bring the typed words back when the reader returns to the page.
  if (input.value !== '') filter();
}
