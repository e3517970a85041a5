// npm run test:engines [-- ENGINE ...]: the corpus of verdicts, the widgets and the editor in Firefox, WebKitGTK and
// Chromium. Verdicts are compared with Node's, byte for byte; what widgets show, with the engine that goes first. An
// engine that the machine has not and that cannot be installed is told; under CI that is a failure. Exit code: 0 all
// equal, 1 a difference, 2 usage.
import { buildSite, isBuilt } from '../../src/cli/buildSite.mjs';
import { provideEngine } from '../../src/cli/provideEngines.mjs';
import { startChromium } from './chromium.ts';
import { type Engine, type EngineName, engineNames } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { checkSite } from './site.ts';
import { compareVerdicts } from './verdicts.ts';
import { startWebKit, type WebKitFiles } from './webkit.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const unknown = args.find((name) => !(engineNames as readonly string[]).includes(name));
  if (unknown !== undefined) {
    console.error(`There is no engine "${unknown}".\n\nUsage: npm run test:engines [-- ENGINE ...]`);
    console.error(`Engines: ${engineNames.join(', ')}`);
    return 2;
  }
  if (!isBuilt()) {
    const built = await buildSite();
    if (built !== 0) return built;
  }
  const wanted = engineNames.filter((name) => args.length === 0 || args.includes(name));
  const outcomes: boolean[] = [];
  for (const name of wanted) outcomes.push(await check(name));
  console.log(`\n${outcomes.filter(Boolean).length} of ${wanted.length} engines passed`);
  return outcomes.every(Boolean) ? 0 : 1;
}

/** Runs one engine and says what came of it; true where nothing differs, or where there is no such engine. */
async function check(name: EngineName): Promise<boolean> {
  const files = await provideEngine(name);
  if (files === null) {
    const isFault = Boolean(process.env['CI']);
    console.log(
      `\n== ${name}: not on this machine, and not to be installed here: ${isFault ? 'failed' : 'left out'}`,
    );
    return !isFault;
  }
  const restart = (): Promise<Engine> => startEngine(name, files);
  let engine = await restart();
  console.log(`\n== ${engine.version}`);
  const began = performance.now();
  const tell = (line: string): void => {
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
  };
  try {
    const site = await checkSite(engine, tell);
    const compared = await compareVerdicts(engine, restart, tell);
    engine = compared.engine;
    tell('');
    const { outcome } = compared;
    const problems = [...site.problems, ...outcome.problems];
    for (const problem of problems) console.log(`  ${problem}`);
    console.log(
      `  widgets: ${site.widgetStates} states; ${site.problems.length} problems, the editor included`,
    );
    console.log(
      `  verdicts: ${outcome.compared - outcome.problems.length} of ${outcome.compared} as expected, byte for byte as Node's where Node can give them`,
    );
    console.log(
      `  run to verdict of a right answer, median: ${outcome.medianMs.toFixed(0)} ms (Node ${outcome.nodeMedianMs.toFixed(0)} ms)`,
    );
    console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s`);
    return problems.length === 0;
  } finally {
    await engine.close().catch(() => {});
  }
}

function startEngine(name: EngineName, files: string | WebKitFiles): Promise<Engine> {
  if (typeof files !== 'string') return startWebKit(files);
  return name === 'firefox' ? startFirefox(files) : startChromium(files);
}
