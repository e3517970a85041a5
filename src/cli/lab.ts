// npm run lab -- [--out DIR]: the tool contract lab. Three surfaces on fixed situations, and every safeguard taken out.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { utf8Length } from '#core';
import { compileSchema } from '#schema';
import { loadTokenCounter } from '#skills';
import { type Comparison, compareSurfaces, gatedCatalog, narrowCatalog } from '#ticket-lab/compare.ts';
import type { LabCase } from '#ticket-lab/labCase.ts';
import { type CaseProblem, parseCases } from '#ticket-lab/parseCases.ts';
import type { CatalogCost, Costs } from '#ticket-lab/report/comparisonJson.ts';
import { reportFiles } from '#ticket-lab/report/reportFiles.ts';
import { wideCatalog } from '#ticket-lab/wideTool.ts';

const USAGE = `Usage: npm run lab -- [--out DIR] [--cases FILE] [--more FILE]
Writes tool-comparison.json, tool-comparison.md, tool-failures.md and tool-runs.jsonl to DIR (reports/tool-lab).
Exit code: 0 the gate passes, 1 it does not, 2 usage or a data set that cannot be read.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (typeof asked === 'string') return usage(asked);
  const eleven = readCases(asked.cases);
  const more = readCases(asked.more);
  if (typeof eleven === 'string') return usage(eleven);
  if (typeof more === 'string') return usage(more);
  const comparison = await compareSurfaces(eleven, more, compileSchema);
  const sizes = await costs();
  const files = reportFiles(comparison, sizes);
  try {
    fs.mkdirSync(asked.out, { recursive: true });
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(asked.out, name), text);
  } catch (error) {
    return usage(`Cannot write to ${asked.out}: ${messageOf(error)}`);
  }
  console.log(summary(comparison, sizes));
  console.log(
    `\n${Object.keys(files)
      .map((name) => path.join(asked.out, name))
      .join(' | ')}`,
  );
  return comparison.gatePassed ? 0 : 1;
}

interface Asked {
  readonly out: string;
  readonly cases: string;
  readonly more: string;
}

function readArguments(args: readonly string[]): Asked | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { out: { type: 'string' }, cases: { type: 'string' }, more: { type: 'string' } },
    });
    // npm moves to the project's folder; what is named is named from where the command was given.
    const from = (given: string | undefined, own: string): string =>
      given === undefined ? own : path.resolve(process.env['INIT_CWD'] ?? '.', given);
    return {
      out: from(values.out, 'reports/tool-lab'),
      cases: from(values.cases, 'examples/tool-lab/cases.jsonl'),
      more: from(values.more, 'examples/tool-lab/more-cases.jsonl'),
    };
  } catch (error) {
    return messageOf(error);
  }
}

/** The cases of a file, or what is wrong with it. */
function readCases(file: string): readonly LabCase[] | string {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    return `Cannot read ${file}: ${messageOf(error)}`;
  }
  const parsed = parseCases(text);
  return parsed.ok
    ? parsed.cases
    : parsed.problems.flatMap((problem) => sayProblem(problem).map((said) => `${file}${said}`)).join('\n');
}

function sayProblem(problem: CaseProblem): readonly string[] {
  switch (problem.code) {
    case 'empty':
      return [': holds no case. A gate over no cases would pass.'];
    case 'not_json':
      return [`:${problem.line}: is not JSON.`];
    case 'duplicate_id':
      return [`:${problem.line}: the case_id "${problem.id}" stands in an earlier line too.`];
    case 'not_a_case':
      return problem.violations.map(
        ({ path: place, keyword, expected }) =>
          `:${problem.line}: ${place || 'the line'} breaks ${keyword} ${JSON.stringify(expected)}.`,
      );
  }
}

async function costs(): Promise<Costs> {
  const catalog = narrowCatalog();
  const { vocabulary, count } = await loadTokenCounter();
  const cost = (value: unknown): CatalogCost => {
    const text = JSON.stringify(value);
    return { bytes: utf8Length(text), tokens: count(text) };
  };
  const tools: Record<string, CatalogCost> = {};
  for (const entry of catalog) tools[entry.name] = cost(entry);
  return { vocabulary, wide: cost(wideCatalog), gated: cost(gatedCatalog()), typed: cost(catalog), tools };
}

function summary(comparison: Comparison, sizes: Costs): string {
  const { baseline, gated, candidate, further, gateChecks, gatePassed, ablations } = comparison;
  const line = (label: string, cells: readonly string[]): string =>
    `${label.padEnd(28)}${cells.map((cell) => cell.padEnd(12)).join('')}`.trimEnd();
  const row = (label: string, of: (one: Comparison['baseline']['metrics']) => string): string =>
    line(
      label,
      [baseline, gated, candidate].map(({ metrics }) => of(metrics)),
    );
  return [
    line('', ['wide', 'gated wide', 'typed']),
    row('cases passed', (one) => `${one.passed_cases}/${one.total_cases}`),
    row('unsafe side effects', (one) => String(one.unsafe_side_effects)),
    row('duplicate side effects', (one) => String(one.duplicate_side_effects)),
    row('actionable errors', (one) => `${one.structured_errors}/${one.expected_errors}`),
    row('exact codes', (one) => `${one.exact_codes}/${one.expected_errors}`),
    row('schema bytes', (one) => String(one.model_schema_bytes)),
    line(
      'schema tokens',
      [sizes.wide, sizes.gated, sizes.typed].map(({ tokens }) =>
        tokens === null ? 'not counted' : String(tokens),
      ),
    ),
    line(
      'further cases passed',
      further.map(({ metrics }) => `${metrics.passed_cases}/${metrics.total_cases}`),
    ),
    '',
    ...Object.entries(gateChecks).map(([name, held]) => `${held ? 'yes' : 'NO '} ${name}`),
    `Gate: ${gatePassed ? 'PASS' : 'FAIL'}`,
    '',
    'Without one safeguard        unwanted effects, failing cases',
    ...ablations
      .filter(({ without }) => without.length === 1)
      .map(
        ({ without, unwantedEffects, failing }) =>
          `${without.join().padEnd(28)} ${unwantedEffects}  ${failing.map((one) => one.case).join(' ') || 'none'}`,
      ),
  ].join('\n');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function usage(problem: string): number {
  console.error(`${problem}\n\n${USAGE}`);
  return 2;
}
