import { localeOfPage } from '../language/localeOfPage.ts';
import { siteMessages } from '../messages/messages.ts';

/**
 * Makes every `a[data-copy-link]` copy its own address when it is activated, by mouse or keyboard. A modified click
 * keeps its meaning (open in a new tab), and where the clipboard is refused the link is followed as any link is.
 */
export function startCopyLinks(): void {
  if (document.documentElement.dataset.copyLinks === 'on') return;
  document.documentElement.dataset.copyLinks = 'on';
  const words = siteMessages[localeOfPage()];
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'copy-status';
  document.body.append(status);

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest<HTMLAnchorElement>('a[data-copy-link]');
    if (link === null || navigator.clipboard === undefined) return;
    event.preventDefault();
    navigator.clipboard.writeText(link.href).then(
      () => say(`${words.copied}: ${link.href}`),
      () => window.location.assign(link.href),
    );
  });

  let hide = 0;
  function say(text: string): void {
    // Emptied first, so that the same words are announced again.
    status.textContent = '';
    window.clearTimeout(hide);
    window.requestAnimationFrame(() => {
      status.textContent = text;
      hide = window.setTimeout(() => {
        status.textContent = '';
      }, 4000);
    });
  }
}
