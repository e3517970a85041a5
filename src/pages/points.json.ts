import type { APIRoute } from 'astro';
import { knowledgePoints, redirects } from '#site/points/knowledgePoints.ts';
import { pointsFeed } from '#site/points/pointsFeed.ts';
import { lessonFacts } from '#site/starlight/lessonFacts.ts';

/** Every knowledge point as JSON. */
export const GET: APIRoute = async () => {
  const ids = [...new Set(knowledgePoints.map((point) => point.lesson))];
  const lessons = new Map(await Promise.all(ids.map(async (id) => [id, await lessonFacts(id)] as const)));
  return Response.json(pointsFeed(knowledgePoints, redirects, lessons));
};
