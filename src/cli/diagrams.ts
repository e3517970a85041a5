// Draws every content/{en,zh}/diagrams/NAME.mmd, twice, into NAME.wide.svg and NAME.narrow.svg beside it.
// The drawings are committed, so that the site builds without a browser; tests/content/diagrams.test.ts finds stale ones.
import fs from 'node:fs';
import { chromium } from 'playwright';
import { diagramSource, diagramVariants, turnedFlow } from '#site/diagrams/diagramSource.ts';
import { drawingHash, storedHash, withHash } from '#site/diagrams/drawingHash.ts';
import { mermaidVersion } from '#site/diagrams/mermaidVersion.ts';
import { tidyDrawing } from '#site/diagrams/tidyDrawing.ts';
import { openDrawingPage } from './drawingPage.ts';
import { browserArguments, findBrowser } from './findBrowser.mjs';

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
    const page = await openDrawingPage(browser);
    for (const { variant, target, hash, source } of due) {
      const drawn = await page.draw(turnedFlow(source, variant));
      const tidy = tidyDrawing(drawn, { title: source.title, variant });
      fs.writeFileSync(target, withHash(await page.write(tidy), hash));
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

process.exitCode = await main();
