import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every directive but `script-src`, which is made for each page from the scripts that stand in it. */
const DIRECTIVES = [
  "default-src 'self'",
  // Diagrams, highlighted code and the code editor set styles on elements; a style cannot run code.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
];

const INLINE_SCRIPT = /<script\b(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi;

/**
 * Writes a Content Security Policy into every page of the built site, as the first element of its head.
 *
 * Astro's own policy hashes the scripts that it bundles and not those that a theme writes into the page as they are,
 * so this one reads the finished pages: a script that stands there was put there by the build, and no other may run.
 * Pages under `sandbox/` bring a policy of their own.
 */
export function contentSecurityPolicy() {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = (await fs.readdir(root, { recursive: true })).filter(
          (file) => file.endsWith('.html') && !file.startsWith(`sandbox${path.sep}`),
        );
        for (const file of files) {
          const page = path.join(root, file);
          await fs.writeFile(page, withPolicy(await fs.readFile(page, 'utf8'), file));
        }
        logger.info(`policy written into ${files.length} pages`);
      },
    },
  };
}

/**
 * A page with its policy.
 * @throws Error naming the page, where it has no head to put the policy in
 */
export function withPolicy(html, file) {
  if (!/<head\b[^>]*>/i.test(html))
    throw new Error(`${file} has no <head>, so no policy can be written into it.`);
  const meta = `<meta http-equiv="content-security-policy" content="${policyFor(html)}">`;
  return html.replace(/<head\b[^>]*>/i, (head) => `${head}${meta}`);
}

/** The policy that lets exactly the scripts of this page run. */
export function policyFor(html) {
  const hashes = new Set();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    const { attributes = '', text = '' } = groups ?? {};
    const isData = /type\s*=\s*["']?(application|importmap)/i.test(attributes);
    if (/\bsrc\s*=/i.test(attributes) || isData) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  // Search runs WebAssembly, which needs this word; it compiles no text.
  const scripts = ["script-src 'self' 'wasm-unsafe-eval'", ...hashes].join(' ');
  return [...DIRECTIVES, scripts].join('; ');
}
