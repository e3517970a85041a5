import type { APIRoute, GetStaticPaths } from 'astro';
import { bundleRealm } from '#sandbox/bundleRealm.ts';
import { realmPage } from '#sandbox/realmPage.ts';

/** The pages in which learner code runs, one for programs and one for schemas. */
export const getStaticPaths = (() => [
  { params: { kind: 'program' } },
  { params: { kind: 'schema' } },
]) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const kind = params['kind'] === 'schema' ? 'schema' : 'program';
  const html = realmPage(kind, await bundleRealm(kind));
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};
