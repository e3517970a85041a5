/** How long a pointer rests on a term before its note opens, and stays away before it closes, in milliseconds. */
const DELAY_MS = 200;

/**
 * Opens a term's note while the term is pointed at or has the keyboard's focus, and on a tap, where the link would have
 * led to the glossary without a look at the note. Escape closes it, as it does any popover. The link in the note is for
 * pointers, and no stop of the Tab key: the term itself leads to the same place. Where the browser has no popovers, it
 * does nothing else.
 */
export function startTerms(): void {
  for (const term of document.querySelectorAll<HTMLElement>('[data-term]:not([data-ready])')) {
    const link = term.querySelector('a');
    const note = term.querySelector<HTMLElement>('[popover]');
    if (link !== null && typeof note?.showPopover === 'function') startTerm(term, link, note);
  }
}

function startTerm(term: HTMLElement, link: HTMLAnchorElement, note: HTMLElement): void {
  let timer = 0;
  let isTap = false;
  const set = (open: boolean) => {
    window.clearTimeout(timer);
    note.togglePopover(open);
  };
  const setSoon = (open: boolean) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => set(open), DELAY_MS);
  };
  term.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') setSoon(true);
  });
  // The note is a part of the term: a pointer that moves onto it has not left.
  term.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !link.matches(':focus-visible')) setSoon(false);
  });
  link.addEventListener('focus', () => {
    if (link.matches(':focus-visible')) set(true);
  });
  // A press on the link in the note takes the focus there, and must find the note open.
  term.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !term.contains(relatedTarget)) set(false);
  });
  link.addEventListener('pointerdown', ({ pointerType }) => {
    isTap = pointerType !== 'mouse';
  });
  link.addEventListener('click', (event) => {
    // A click that no pointer made is the Enter key's, and follows the link.
    if (!isTap || event.detail === 0) return;
    event.preventDefault();
    set(true);
  });
  term.dataset.ready = '';
}
