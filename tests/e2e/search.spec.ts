import { expect, type Page, test } from '@playwright/test';
import { locales } from '#i18n/locale.ts';
import { siteUrl } from '#site/url.ts';
import golden from './golden-queries.json' with { type: 'json' };

/** How many pages, and how many sections of a page, the search box shows first. */
const SHOWN = 3;

test('the golden queries are enough to notice a change', () => {
  expect(golden.en.length + golden.zh.length).toBeGreaterThanOrEqual(30);
  expect(golden.zh.filter(({ query }) => /^\p{Script=Han}{2}$/u.test(query)).length).toBeGreaterThanOrEqual(
    10,
  );
});

for (const locale of locales) {
  test.describe(`search in ${locale}`, () => {
    let page: Page;

    // One page asks all: the index is fetched once, as for a reader who asks twice.
    test.beforeAll(async ({ browser, baseURL }) => {
      page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
      await page.goto(`${locale}/`);
    });

    test.afterAll(() => page.close());

    for (const { query, page: wanted, section } of golden[locale]) {
      test(`“${query}” finds ${section ?? wanted}`, async () => {
        const found = await search(page, query);
        const address = siteUrl(`${locale}/${wanted}`);
        expect(found.map((hit) => hit.page)).toContain(address);
        if (section === undefined) return;
        const sections = found.find((hit) => hit.page === address)?.sections;
        expect(sections).toContain(`${address}#${section}-title`);
      });
    }
  });
}

/** Asks the search index as the search box does, and returns what the box would show. */
function search(page: Page, query: string): Promise<{ page: string; sections: string[] }[]> {
  return page.evaluate(
    async ({ address, query, shown }) => {
      interface Part {
        readonly url: string;
        readonly locations: readonly number[];
      }
      const pagefind = await import(address);
      const { results } = await pagefind.search(query);
      const pages: (Part & { sub_results: Part[] })[] = await Promise.all(
        results.slice(0, shown).map((result: { data: () => unknown }) => result.data()),
      );
      return pages.map(({ url, sub_results }) => ({
        page: url,
        sections: sub_results
          .filter((part) => part.url !== url)
          .sort((a, b) => b.locations.length - a.locations.length)
          .slice(0, shown)
          .map((part) => part.url),
      }));
    },
    { address: siteUrl('pagefind/pagefind.js'), query, shown: SHOWN },
  );
}
