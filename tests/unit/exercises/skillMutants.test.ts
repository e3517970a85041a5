import { describe, expect, it } from 'vitest';
import { loadExercise } from '#exercises/index.ts';
import { compileProgram } from '#grader/compile/compileProgram.ts';
import { bundleReference } from '../../support/bundleReference.ts';
import { type CompareExercise, storedAnswers } from '../../support/exerciseFiles.ts';
import { judgeMutants } from '../../support/judgeMutants.ts';
import { type Mutant, mutantsOf } from '../../support/mutate.ts';
import { withFuel } from '../../support/withFuel.ts';

/** Why a living mutant answers every request as the program it was made from does. */
const because = {
  notAnswered:
    'It is no part of the answer: an operand of void, the name of a gate, the place of a fault. tests/unit/core holds names and places.',
  settled: 'An earlier check, or the line before, has settled that it is never used.',
  places: 'Two checks with one code, or two terms of one sum, change places.',
  order: 'Sorting asks only whether one name comes before another, and no two of them are equal.',
  notData: 'It differs only on what no JSON text makes, and inputs are data; tests/unit/core tries those.',
  wellFormed: 'It differs only on requests that are not well formed; tests/unit/core tries those.',
  beyond: 'The walk goes further than it has to; the answer names the first resource beyond all the same.',
} as const;

interface Program {
  readonly what: string;
  readonly exercise: string;
  /** The stored right answer that is changed, or those files of core that are. */
  readonly of: string | readonly string[];
  readonly made: number;
  readonly living: Readonly<Partial<Record<keyof typeof because, readonly string[]>>>;
}

const programs: readonly Program[] = [
  {
    what: 'the planner, as a right answer',
    exercise: 'skill-load-plan',
    of: 'early-returns',
    made: 228,
    living: {
      settled: [
        'left[at]?.codePointAt(0) ?? -1 -> left[at]?.codePointAt(0)',
        'left[at]?.codePointAt -> left[at].codePointAt',
        '1 -> 2 (2)',
        '1 -> 0 (2)',
      ],
      order: ['right[at]?.codePointAt(0) ?? -1 -> right[at]?.codePointAt(0)', '1 -> 2 (3)', '1 -> 0 (3)'],
      places: [
        "if (!pairs.every(isPair)) return r … ) return refused('invalid_shape'); -> if (!isNames(active) || !isNames(r … ) return refused('invalid_shape');",
        'catalog, bodies -> bodies, catalog',
        'bodies, resources -> resources, bodies',
        '...Object.values(catalog), ...Object.values(bodies) -> ...Object.values(bodies), ...Object.values(catalog)',
        '...Object.values(bodies), ...pairs.map((pair) => pair[1]) -> ...pairs.map((pair) => pair[1]), ...Object.values(bodies)',
      ],
    },
  },
  {
    what: 'the planner in core',
    exercise: 'skill-load-plan',
    of: ['readLoad', 'names', 'tokens', 'layers', 'loadGates', 'skillLoadPlan'],
    made: 278,
    living: {
      places: [
        'layers: ...layers.metadata, ...layers.bodies -> ...layers.bodies, ...layers.metadata',
        'layers: ...layers.bodies, ...layers.resources -> ...layers.resources, ...layers.bodies',
      ],
      notData: ['names: !Array.isArray(value) && !(value instanceof Set) -> !Array.isArray(value)'],
      notAnswered: [
        'readLoad: null -> undefined',
        'readLoad: "resources" -> "" (2)',
        'readLoad: "resources" -> "" (3)',
        'readLoad: null -> undefined (3)',
        'readLoad: "budget" -> "" (2)',
        'readLoad: null -> undefined (4)',
        'loadGates: "budget" -> ""',
        'loadGates: "shape" -> ""',
        'loadGates: "costs" -> ""',
        'loadGates: "sum" -> ""',
        'loadGates: "activation" -> ""',
        'loadGates: "active" -> ""',
        'loadGates: "known" -> ""',
        'loadGates: "requested" -> ""',
        'loadGates: "owner" -> ""',
        'loadGates: "requested" -> "" (2)',
        'loadGates: 0 -> 1',
        'loadGates: 0 -> (-1)',
        'skillLoadPlan: "layers" -> ""',
      ],
      settled: [
        'readLoad: read ?? /* @__PURE__ */ new Set() -> read',
        'readLoad: 0 -> 1 (5)',
        'readLoad: 0 -> (-1) (5)',
        'loadGates: resource !== void 0 && active.has(resource.owner) -> active.has(resource.owner)',
      ],
    },
  },
  {
    what: 'the closure, as a right answer',
    exercise: 'resource-closure',
    of: 'level-by-level',
    made: 136,
    living: {
      order: [
        'a < b -> a <= b',
        '1 -> 2',
        'a > b -> !(a > b)',
        'a > b -> a >= b',
        'a > b -> a <= b',
        '1 -> 2 (2)',
        '1 -> 0 (2)',
        '0 -> 1',
        '0 -> (-1)',
      ],
      beyond: ['if (depth === last) continue; -> ;', 'continue; -> ;', '1 -> 2 (4)'],
      settled: [
        'get(resources, step.id)?.needs -> get(resources, step.id).needs',
        'get(resources, id)?.owner -> get(resources, id).owner',
        'get(resources, id)?.cost ?? 0 -> get(resources, id)?.cost',
        'get(resources, id)?.cost -> get(resources, id).cost',
        '0 -> 1 (8)',
        '0 -> (-1) (8)',
      ],
    },
  },
  {
    what: 'the closure in core',
    exercise: 'resource-closure',
    of: ['walkNeeds', 'needCycles', 'resourceClosure'],
    made: 146,
    living: {
      beyond: [
        'walkNeeds: if (by.depth === last) continue; -> ;',
        'walkNeeds: continue; -> ;',
        'resourceClosure: 1 -> 2',
      ],
      settled: [
        'needCycles: resources.get(step.id)?.needs -> resources.get(step.id).needs',
        'needCycles: byCodePoint(cycle)[0] ?? "" -> byCodePoint(cycle)[0]',
        'needCycles: a[at] ?? "" -> a[at]',
        'resourceClosure: resource === void 0 || !active.has(resource.owner) -> !active.has(resource.owner)',
        'resourceClosure: resources.get(id)?.cost ?? [] -> resources.get(id)?.cost',
        'resourceClosure: resources.get(id)?.cost -> resources.get(id).cost',
      ],
      notAnswered: [
        'needCycles: 0 -> 1',
        'needCycles: 0 -> (-1)',
        'needCycles: 0 -> 1 (4)',
        'needCycles: 0 -> (-1) (4)',
        'resourceClosure: 0 -> 1',
        'resourceClosure: 0 -> (-1)',
        'resourceClosure: 0 -> 1 (2)',
        'resourceClosure: 0 -> (-1) (2)',
        'resourceClosure: 0 -> 1 (3)',
        'resourceClosure: 0 -> (-1) (3)',
        'resourceClosure: 0 -> 1 (4)',
        'resourceClosure: 0 -> (-1) (4)',
      ],
      order: ['needCycles: 1 -> 2 (2)', 'needCycles: 1 -> 0 (2)'],
      wellFormed: ['resourceClosure: "string" -> ""'],
    },
  },
];

describe.each(programs)('mutants of $what', ({ exercise: id, of, made, living }) => {
  it('all fail, bar those that are listed with the reason why they are no other program', async () => {
    const exercise = (await loadExercise(id)) as CompareExercise & { readonly kind: 'program' };
    const { exportName, rules } = exercise;
    const reasons = Object.keys(rules);
    const mutants =
      typeof of === 'string'
        ? mutantsOf(codeOf(id, of), reasons)
        : mutantsOfFiles(await bundleReference(exportName, `#core/skills/${exportName}.ts`), of, reasons);
    const bounded = mutants.map(({ name, code }) => ({ name, code: withFuel(code, exportName) }));
    const tally = await judgeMutants(exercise, bounded);
    expect([...tally.living].sort()).toEqual(Object.values(living).flat().sort());
    expect(tally.made).toBe(made);
    // The named cases carry most of the weight, so that a learner meets a small input first.
    expect(tally.byNamedCases).toBeGreaterThan(tally.byDrawnInputs * 20);
  }, 300_000);
});

function codeOf(exercise: string, right: string): string {
  const answer = storedAnswers(exercise, 'right').find(({ name }) => name === right);
  const compiled = compileProgram(answer?.text ?? '');
  return compiled.ok ? compiled.code : '';
}

/** Mutants of a bundle in which only some of the files are changed; a name begins with that of the file. */
function mutantsOfFiles(
  bundle: string,
  files: readonly string[],
  reasons: readonly string[],
): readonly Mutant[] {
  const parts = bundle.split(/^(?=\/\/ src\/core\/)/m);
  return parts.flatMap((part, at) => {
    const file = files.find((name) => part.startsWith(`// src/core/skills/${name}.ts\n`));
    if (file === undefined) return [];
    return mutantsOf(part, reasons).map(({ name, code }) => ({
      name: `${file}: ${name}`,
      code: parts.with(at, code).join(''),
    }));
  });
}
