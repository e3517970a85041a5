import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draftPoints, knowledgePoints, redirects } from '#site/points/knowledgePoints.ts';
import { redirectTarget } from '#site/points/redirectTarget.ts';
import published from './published-points.json' with { type: 'json' };
import { readLesson } from './readLesson.ts';

const listed: readonly { id: string }[] = JSON.parse(fs.readFileSync('content/points.json', 'utf8'));

describe('content/points.json is append-only', () => {
  it('holds no id twice', () => {
    const ids = listed.map((entry) => entry.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('holds no id that is not pinned', () => {
    const unpinned = listed.map((entry) => entry.id).filter((id) => !published.includes(id));
    expect(
      unpinned,
      'New ids. Append them to tests/content/published-points.json: from then on they must resolve for ever.',
    ).toEqual([]);
  });

  it.each(published)('%s was published, so it has a page or redirects to one', (id) => {
    const target = redirectTarget(id, redirects);
    expect(
      knowledgePoints.map((point) => point.id),
      `${id} is gone. Give its entry in content/points.json a "redirect" instead of removing it.`,
    ).toContain(target);
  });

  it('redirects only to points, and never in a circle', () => {
    const ends = [...redirects.keys()].map((id) => redirectTarget(id, redirects));
    expect(knowledgePoints.map((point) => point.id)).toEqual(expect.arrayContaining(ends));
  });
});

describe.each([...knowledgePoints, ...draftPoints])('the knowledge point $id', ({ id, lesson, words }) => {
  it('has the same sources and the same kind of statement in both languages', () => {
    expect(words.zh.sources).toEqual(words.en.sources);
    expect(words.zh.formula === undefined).toBe(words.en.formula === undefined);
    expect(shape(words.zh.table)).toEqual(shape(words.en.table));
  });

  it('is written in Chinese where it says so', () => {
    expect(`${words.zh.title} ${words.zh.claim}`).toMatch(/\p{Script=Han}/u);
    expect(`${words.en.title} ${words.en.claim}`).not.toMatch(/。|，/);
  });

  it('stands once in its lesson, in both languages', () => {
    for (const locale of ['en', 'zh'] as const) {
      expect(readLesson(locale, lesson).points.filter((point) => point === id)).toEqual([id]);
    }
  });
});

it('the points of a lesson stand in the same order in both languages', () => {
  for (const lesson of new Set([...knowledgePoints, ...draftPoints].map((point) => point.lesson))) {
    expect(readLesson('zh', lesson).points).toEqual(readLesson('en', lesson).points);
  }
});

function shape(table: { head: string[]; rows: string[][] } | undefined): number[] | undefined {
  return table && [table.head.length, ...table.rows.map((row) => row.length)];
}
