import type { APIRoute, GetStaticPaths } from 'astro';
import { type KnowledgePoint, knowledgePoint, knowledgePoints } from '#course/points/knowledgePoints.ts';
import { cardDrawer } from '#site/cards/cardDrawer.ts';
import type { CardWords } from '#site/cards/pointCard.ts';
import { siteMessages } from '#site/messages/messages.ts';
import { plainText } from '#ui/inlineCode.ts';

/** One card for each point that has words. */
export const getStaticPaths = (() =>
  knowledgePoints().map(({ id }) => ({ params: { id } }))) satisfies GetStaticPaths;

const draw = cardDrawer(knowledgePoints().map(cardWords));

/** The social card of a knowledge point. */
export const GET: APIRoute<Record<string, never>, { id: string }> = async ({ params: { id } }) => {
  const png = await draw(cardWords(knowledgePoint(id)));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};

function cardWords({ id, words: { en, zh } }: KnowledgePoint): CardWords {
  return {
    id,
    kicker: `${siteMessages.en.knowledgePoint} · ${siteMessages.zh.knowledgePoint}`,
    title: plainText(en.title),
    otherTitle: plainText(zh.title),
    claim: plainText(en.claim),
    site: 'Tool Contracts · 工具契约',
  };
}
