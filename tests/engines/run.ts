// npm run test:engines [-- ENGINE ...] [--only TEXT]: the corpus of verdicts, the widgets and the editor in Firefox, WebKitGTK and
// Chromium. Verdicts are compared with Node's, byte for byte; what widgets show, with the engine that goes first. An
// engine that the machine has not and that cannot be installed is told; under CI that is a failure. Exit code: 0 all
// equal, 1 a difference, 2 usage.
import { parseArgs } from 'node:util';
import { buildSite, isBuilt } from '../../src/cli/buildSite.mjs';
import { missingEngine, provideEngine } from '../../src/cli/provideEngines.mjs';
import { startChromium } from './chromium.ts';
import { type Engine, type EngineName, engineNames } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { checkSite } from './site.ts';
import { closeCanary, compareVerdicts } from './verdicts.ts';
import { startWebKit, type WebKitFiles } from './webkit.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (typeof asked === 'string') {
    console.error(`${asked}\n\nUsage: npm run test:engines [-- ENGINE ...] [--only TEXT]`);
    console.error(
      `Engines: ${engineNames.join(', ')}. With --only, nothing but submissions with TEXT in their name.`,
    );
    return 2;
  }
  const { wanted, only } = asked;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
  if (only === '' && !isBuilt()) {
    const built = await buildSite();
    if (built !== 0) return built;
  }
  const outcomes: boolean[] = [];
  try {
    for (const name of wanted) outcomes.push(await check(name, only));
  } finally {
    await closeCanary();
  }
  console.log(`\n${outcomes.filter(Boolean).length} of ${wanted.length} engines passed`);
  return outcomes.every(Boolean) ? 0 : 1;
}

/** Runs one engine and says what came of it; true where nothing differs, or where there is no such engine. */
async function check(name: EngineName, only: string): Promise<boolean> {
  const files = await provideEngine(name);
  if (files === null) {
    const { isFault, text } = missingEngine(name);
    console.log(`\n== ${text}`);
    return !isFault;
  }
  const restart = (): Promise<Engine> => startEngine(name, files);
  let engine = await restart();
  console.log(`\n== ${engine.version}`);
  const began = performance.now();
  const progress = (line: string): void => {
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
  };
  const problem = (line: string): void => {
    progress('');
    console.log(`  ${line}`);
  };
  try {
    const site = only === '' ? await checkSite(engine, { progress, problem }) : null;
    const compared = await compareVerdicts(engine, restart, only, { progress, problem });
    engine = compared.engine;
    progress('');
    const { outcome } = compared;
    if (site !== null) {
      const { widgetStates, problems } = site;
      console.log(`  widgets: ${widgetStates} states; ${problems.length} problems, the editor included`);
    }
    console.log(
      `  verdicts: ${outcome.compared - outcome.problems.length} of ${outcome.compared} as expected, byte for byte as Node's where Node can give them`,
    );
    if (!Number.isNaN(outcome.medianMs)) {
      const [here, inNode] = [outcome.medianMs, outcome.nodeMedianMs].map((ms) => ms.toFixed(0));
      console.log(`  run to verdict of a right answer, median: ${here} ms (Node ${inNode} ms)`);
    }
    console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s`);
    return outcome.problems.length === 0 && (site?.problems ?? []).length === 0;
  } finally {
    await engine.close().catch(() => {});
  }
}

function readArguments(
  args: readonly string[],
): { readonly wanted: readonly EngineName[]; readonly only: string } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { only: { type: 'string', default: '' } },
    });
    const names: readonly string[] = engineNames;
    const unknown = positionals.find((name) => !names.includes(name));
    if (unknown !== undefined) return `There is no engine "${unknown}".`;
    const wanted = engineNames.filter((name) => positionals.length === 0 || positionals.includes(name));
    return { wanted, only: values.only };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function startEngine(name: EngineName, files: string | WebKitFiles): Promise<Engine> {
  if (typeof files !== 'string') return startWebKit(files);
  return name === 'firefox' ? startFirefox(files) : startChromium(files);
}
