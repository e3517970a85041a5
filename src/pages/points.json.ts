import type { APIRoute } from 'astro';
import { lessonsOf } from '#course/lessons.ts';
import { knowledgePoints, redirects } from '#course/points/knowledgePoints.ts';
import { pointsFeed } from '#site/points/pointsFeed.ts';

/** Every knowledge point as JSON. */
export const GET: APIRoute = () => {
  const lessons = new Map(lessonsOf().map((lesson) => [lesson.id, lesson]));
  return Response.json(pointsFeed(knowledgePoints(), redirects(), lessons));
};
