import { expect, it } from 'vitest';
import type { KnowledgePoint } from '#course/points/knowledgePoints.ts';
import { pointsFeed } from '#site/points/pointsFeed.ts';

const source = {
  id: 'rfc8259',
  title: 'JSON',
  url: 'https://example.org/rfc8259',
  read: '2026-11-30',
  pinned: 'RFC 8259',
};
const words = { title: 'A `true` is no number', claim: 'It is a boolean.', sources: ['rfc8259'] };
const point: KnowledgePoint = {
  id: 'true-is-no-number',
  lesson: 'admission-gates',
  since: '2026-11-30',
  words: {
    en: { ...words, formula: 'x \\in \\mathbb{Z}' },
    zh: { ...words, title: '`true` 不是数', table: { caption: '表', head: ['值'], rows: [['true']] } },
  },
  sources: [source],
};
const facts = {
  id: 'admission-gates',
  titles: { en: 'Admission gates', zh: '准入门' },
  pageVersion: 3,
  lastChecked: '2026-12-01',
};

// Programs outside this project read these fields by name. A renamed or removed field needs a new `version`.
it('the feed gives every field of a point under these names', () => {
  const redirects = new Map([
    ['oldest', 'older'],
    ['older', 'true-is-no-number'],
  ]);
  const address = 'https://tool-contracts.example/k/true-is-no-number/';
  expect(pointsFeed([point], redirects, new Map([['admission-gates', facts]]))).toEqual({
    version: 1,
    site: 'https://tool-contracts.example/',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    points: [
      {
        id: 'true-is-no-number',
        permalink: address,
        card: `${address}card.png`,
        lesson: 'admission-gates',
        inLesson: {
          en: 'https://tool-contracts.example/en/lessons/admission-gates/#true-is-no-number',
          zh: 'https://tool-contracts.example/zh/lessons/admission-gates/#true-is-no-number',
        },
        since: '2026-11-30',
        lastChecked: '2026-12-01',
        pageVersion: 3,
        words: {
          en: { title: words.title, claim: words.claim, formula: 'x \\in \\mathbb{Z}', table: null },
          zh: {
            title: '`true` 不是数',
            claim: words.claim,
            formula: null,
            table: { caption: '表', head: ['值'], rows: [['true']] },
          },
        },
        sources: [source],
      },
    ],
    redirects: [
      { from: 'oldest', to: 'true-is-no-number', permalink: address },
      { from: 'older', to: 'true-is-no-number', permalink: address },
    ],
  });
});
