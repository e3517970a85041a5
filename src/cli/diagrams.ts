// Draws every content/{en,zh}/diagrams/NAME.mmd, twice, into NAME.wide.svg and NAME.narrow.svg beside it.
// The drawings are committed, so that the site builds without a browser; tests/content/diagrams.test.ts finds stale ones.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright';
import { diagramSource, diagramVariants, turnedFlow } from '#site/diagrams/diagramSource.ts';
import { drawingHash, storedHash, withHash } from '#site/diagrams/drawingHash.ts';
import { mermaidVersion } from '#site/diagrams/mermaidVersion.ts';
import { tidyDrawing } from '#site/diagrams/tidyDrawing.ts';
import { browserArguments, findBrowser } from './findBrowser.mjs';

/**
 * Text is measured in a face of common width; readers' own faces differ a little, which the padding takes up. What is
 * set here belongs to the drawings: raise DRAWING_VERSION in drawingHash.ts when it changes.
 */
const MERMAID_CONFIG = {
  startOnLoad: false,
  theme: 'base',
  look: 'classic',
  // Even the classic look draws pills by a sketching library, which is random unless it has a seed.
  handDrawnSeed: 1,
  layout: 'dagre',
  htmlLabels: false,
  fontFamily: '"Liberation Sans", Arial, Helvetica, "Noto Sans CJK SC", "PingFang SC", sans-serif',
  themeVariables: { fontSize: '14px' },
  flowchart: {
    htmlLabels: false,
    padding: 5,
    minNodeWidth: 20,
    nodeSpacing: 14,
    rankSpacing: 18,
    curve: 'basis',
    diagramPadding: 8,
    wrappingWidth: 220,
    subGraphTitleMargin: { top: 2, bottom: 6 },
  },
} as const;

async function main(): Promise<number> {
  const files = ['en', 'zh'].flatMap((locale) => sourcesIn(`content/${locale}/diagrams`));
  const all = process.argv.includes('--all');
  const version = mermaidVersion();
  const jobs = files.flatMap((file) => {
    const content = fs.readFileSync(file, 'utf8');
    return diagramVariants.map((variant) => {
      const target = file.replace(/\.mmd$/, `.${variant}.svg`);
      const hash = drawingHash(content, variant, version);
      const drawn = fs.existsSync(target) && storedHash(fs.readFileSync(target, 'utf8')) === hash;
      return { variant, target, hash, drawn, source: diagramSource(file, content) };
    });
  });
  const due = jobs.filter(({ drawn }) => all || !drawn);
  if (due.length === 0) {
    console.log(`${jobs.length} drawings are up to date (--all draws them again).`);
    return 0;
  }
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    console.error('No Chromium found: set CHROMIUM_PATH, or run "npx playwright install chromium".');
    return 1;
  }
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  try {
    const page = await mermaidPage(browser);
    for (const { variant, target, hash, source } of due) {
      const svg = await draw(page, turnedFlow(source, variant));
      fs.writeFileSync(target, withHash(tidyDrawing(svg, { title: source.title, variant }), hash));
      console.log(`drew ${target}`);
    }
  } finally {
    await browser.close();
  }
  return 0;
}

function sourcesIn(folder: string): readonly string[] {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.mmd'));
  return names.sort().map((name) => `${folder}/${name}`);
}

async function mermaidPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><title>diagrams</title><body></body>');
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js') });
  return page;
}

/** Mermaid's drawing of a flowchart, serialized as XML. */
function draw(page: Page, flow: string): Promise<string> {
  return page.evaluate(
    async ({ flow, config }) => {
      const { mermaid } = globalThis as unknown as { mermaid: typeof import('mermaid').default };
      mermaid.initialize(config);
      await document.fonts.ready;
      const { svg } = await mermaid.render('d', flow);
      const parsed = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
      if (parsed === null) throw new Error('Mermaid drew nothing.');
      // The style sheet is thrown away, and is the one part that is not plain tags and text.
      for (const style of parsed.querySelectorAll('style')) style.remove();
      return new XMLSerializer().serializeToString(parsed);
    },
    { flow, config: MERMAID_CONFIG },
  );
}

process.exitCode = await main();
