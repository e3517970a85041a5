import type { APIRoute, GetStaticPaths } from 'astro';
import { drawCard } from '#site/cards/drawCard.ts';
import { plainText } from '#site/points/inlineCode.ts';
import { knowledgePoint, knowledgePoints } from '#site/points/knowledgePoints.ts';
import { siteWords } from '#site/words.ts';

/** One card for each point that has words. */
export const getStaticPaths = (() =>
  knowledgePoints.map(({ id }) => ({ params: { id } }))) satisfies GetStaticPaths;

/** The social card of a knowledge point. */
export const GET: APIRoute<Record<string, never>, { id: string }> = async ({ params: { id } }) => {
  const { en, zh } = knowledgePoint(id).words;
  const png = await drawCard({
    id,
    kicker: `${siteWords.en.knowledgePoint} · ${siteWords.zh.knowledgePoint}`,
    title: plainText(en.title),
    otherTitle: plainText(zh.title),
    claim: plainText(en.claim),
    site: 'Tool Contracts · 工具契约',
  });
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
