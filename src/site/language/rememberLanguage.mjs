/**
 * A script for the head of every page: it remembers the language that a reader chose in a menu or by a language link,
 * and `/` leads there from then on. Following a link that somebody sent is no choice and is not remembered.
 */
export const rememberLanguage = `(() => {
  const remember = (language) => {
    try {
      localStorage.setItem('language', language);
    } catch {}
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[hreflang]');
    if (link) remember(link.hreflang.slice(0, 2));
  });
  document.addEventListener('change', (event) => {
    if (!(event.target instanceof HTMLSelectElement) || !event.target.closest('starlight-lang-select')) return;
    const [language] = event.target.value.match(/(?<=\\/)(en|zh)(?=\\/)/) || [];
    if (language) remember(language);
  });
})();`;
