import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as course from '#course/points/knowledgePoints.ts';
import { redirectTarget } from '#course/points/redirectTarget.ts';
import published from './published-points.json' with { type: 'json' };

const knowledgePoints = course.knowledgePoints();
const redirects = course.redirects();
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
