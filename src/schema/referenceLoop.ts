import { type Fields, field, hasField, isFields } from '#core/value/fields.ts';
import { pointerTo } from '#json/pointer.ts';
import { resolvePointer } from './resolvePointer.ts';
import type { SchemaProblem } from './schemaProblems.ts';

/** Keywords whose schemas apply to the very value that the schema around them applies to. */
const inPlace = [
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'dependencies',
] as const;

/**
 * The first reference that leads back to where it stands without a step into the value, as a problem; null where there
 * is none. Checking a value would never end, and each engine ends it in another way. References are JSON Pointers,
 * anchors, and an `$id` of the schema with one of these behind it; one that leads elsewhere is not looked at.
 *
 * @param schema a schema of bounded depth
 */
export function referenceLoop(schema: unknown): SchemaProblem | null {
  const parts = partsOf(schema);
  const named = namedParts(parts);
  const steps = new Map<Fields, readonly Fields[]>();
  const stepsFrom = (part: Fields): readonly Fields[] => {
    const known = steps.get(part) ?? appliedInPlace(schema, part, named);
    steps.set(part, known);
    return known;
  };
  if (
    !hasCycle(
      parts.map(({ part }) => part),
      stepsFrom,
    )
  )
    return null;
  const found = parts.find(({ part }) => hasField(part, '$ref') && leadsBack(part, stepsFrom));
  if (found === undefined) return null;
  const detail = `circular reference ${String(field(found.part, '$ref'))}`;
  return { code: 'invalid_keyword', path: `${found.path}/$ref`, detail };
}

interface Part {
  readonly path: string;
  readonly part: Fields;
}

/** Every object in a schema, the outermost first. Some are no schemas; nothing refers to them. */
function partsOf(value: unknown, path = ''): readonly Part[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => partsOf(one, path + pointerTo(index)));
  if (!isFields(value)) return [];
  return [
    { path, part: value },
    ...Object.entries(value).flatMap(([name, one]) => partsOf(one, path + pointerTo(name))),
  ];
}

/** The parts that have a name of their own: `#anchor`, and an `$id`. */
function namedParts(parts: readonly Part[]): ReadonlyMap<string, Fields> {
  const named = new Map<string, Fields>();
  for (const { part } of parts) {
    const [anchor, id] = [field(part, '$anchor'), field(part, '$id')];
    if (typeof anchor === 'string') named.set(`#${anchor}`, part);
    if (typeof id === 'string') named.set(id.replace(/#$/, ''), part);
  }
  return named;
}

function appliedInPlace(root: unknown, part: Fields, named: ReadonlyMap<string, Fields>): readonly Fields[] {
  const reference = field(part, '$ref');
  const target = typeof reference === 'string' ? targetOf(root, reference, named) : undefined;
  return inPlace
    .filter((keyword) => hasField(part, keyword))
    .flatMap((keyword) => {
      const held = field(part, keyword);
      if (Array.isArray(held)) return held as readonly unknown[];
      const isMap = keyword === 'dependentSchemas' || keyword === 'dependencies';
      return isMap && isFields(held) ? Object.values(held) : [held];
    })
    .concat([target])
    .filter(isFields);
}

function targetOf(root: unknown, reference: string, named: ReadonlyMap<string, Fields>): unknown {
  const at = reference.indexOf('#');
  const [address, fragment] = at < 0 ? [reference, ''] : [reference.slice(0, at), reference.slice(at + 1)];
  const base = address === '' ? root : named.get(address);
  return fragment === '' || fragment.startsWith('/')
    ? resolvePointer(base, `#${fragment}`)
    : named.get(`#${fragment}`);
}

/** Whether any way from one part to the next comes back to where it has been. Looks at each part once. */
function hasCycle(parts: readonly Fields[], stepsFrom: (part: Fields) => readonly Fields[]): boolean {
  const state = new Map<Fields, 'open' | 'done'>();
  const way: { readonly part: Fields; readonly left: Fields[] }[] = [];
  for (const start of parts) {
    if (!state.has(start)) enter(start);
    for (let last = way.at(-1); last !== undefined; last = way.at(-1)) {
      const next = last.left.pop();
      if (next === undefined) {
        state.set(last.part, 'done');
        way.pop();
      } else if (state.get(next) === 'open') return true;
      else if (!state.has(next)) enter(next);
    }
  }
  return false;

  function enter(part: Fields): void {
    state.set(part, 'open');
    way.push({ part, left: [...stepsFrom(part)] });
  }
}

/** Whether a way leads from a part back to it. */
function leadsBack(goal: Fields, stepsFrom: (part: Fields) => readonly Fields[]): boolean {
  const seen = new Set<Fields>();
  const open = [...stepsFrom(goal)];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (part === goal) return true;
    if (seen.has(part)) continue;
    seen.add(part);
    open.push(...stepsFrom(part));
  }
  return false;
}
