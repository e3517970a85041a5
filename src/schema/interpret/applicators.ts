import type { Violation } from '#core';
import { type Fields, field, hasField, isFields } from '#core/value/fields.ts';
import { escapePointerStep } from '#json/pointer.ts';

/** A keyword at work: its rule, the schema it stands in, the value, and how further schemas are applied. */
export interface Application {
  readonly rule: unknown;
  readonly schema: Fields;
  readonly value: unknown;
  /** Where the value stands, as a JSON Pointer. */
  readonly path: string;
  /** The violations of a value under a further schema. */
  readonly apply: (schema: unknown, value: unknown, path: string) => readonly Violation[];
  /** The same for the name of a member, which is told as `propertyNames/KEYWORD`. */
  readonly applyToName: (schema: unknown, name: string) => readonly Violation[];
  /** The schema that a reference leads to. */
  readonly refer: (pointer: string) => unknown;
}

/** A keyword's rule: the violations that it finds. */
export type Applicator = (application: Application) => readonly Violation[];

/**
 * The keywords that apply further schemas or speak of a field's presence. What each tells, and how much of the schemas
 * inside that failed, is what Ajv tells with all errors on.
 */
export const applicators: ReadonlyMap<string, Applicator> = new Map<string, Applicator>([
  ['$ref', ({ rule, value, path, apply, refer }) => apply(refer(String(rule)), value, path)],
  ['allOf', (at) => partsOf(at).flat()],
  ['anyOf', (at) => unlessAny(at, partsOf(at))],
  ['oneOf', oneOf],
  ['not', (at) => (at.apply(at.rule, at.value, at.path).length === 0 ? [broken(at, 'not')] : [])],
  ['if', conditional],
  ['properties', (at) => namesOf(at.rule).flatMap((name) => memberUnder(at, field(at.rule, name), name))],
  ['additionalProperties', additionalProperties],
  ['propertyNames', propertyNames],
  ['required', (at) => listOf(at.rule).flatMap((name) => missing(at, 'required', String(name)))],
  ['dependentRequired', dependentRequired],
  [
    'dependentSchemas',
    (at) =>
      namesOf(at.rule).flatMap((name) =>
        isFields(at.value) && hasField(at.value, name)
          ? at.apply(field(at.rule, name), at.value, at.path)
          : [],
      ),
  ],
  ['prefixItems', (at) => listOf(at.rule).flatMap((part, i) => elementsUnder(at, part, i, i + 1))],
  ['items', items],
  ['contains', contains],
]);

/** What stands in place of a field that is not there. */
function missing({ value, path }: Application, keyword: string, name: string): readonly Violation[] {
  if (!isFields(value) || hasField(value, name)) return [];
  return [
    {
      path: `${path}/${escapePointerStep(name)}`,
      keyword,
      expected: 'present',
      received: { kind: 'missing' },
    },
  ];
}

function broken({ rule, value, path }: Application, keyword: string): Violation {
  return { path, keyword, expected: rule, received: { kind: 'value', value } };
}

function partsOf({ rule, value, path, apply }: Application): readonly (readonly Violation[])[] {
  return listOf(rule).map((part) => apply(part, value, path));
}

function unlessAny(at: Application, parts: readonly (readonly Violation[])[]): readonly Violation[] {
  return parts.some((part) => part.length === 0) ? [] : [...parts.flat(), broken(at, 'anyOf')];
}

function oneOf(at: Application): readonly Violation[] {
  const told: Violation[] = [];
  let fitting = 0;
  for (const part of listOf(at.rule)) {
    const violations = at.apply(part, at.value, at.path);
    told.push(...violations);
    if (violations.length === 0) fitting += 1;
    // Two are too many already, and the rest is not asked.
    if (fitting === 2) break;
  }
  return fitting === 1 ? [] : [...told, broken(at, 'oneOf')];
}

function conditional(at: Application): readonly Violation[] {
  const branch = at.apply(at.rule, at.value, at.path).length === 0 ? 'then' : 'else';
  if (!hasField(at.schema, branch)) return [];
  const violations = at.apply(field(at.schema, branch), at.value, at.path);
  return violations.length === 0 ? [] : [...violations, broken(at, 'if')];
}

function additionalProperties(at: Application): readonly Violation[] {
  const known = namesOf(field(at.schema, 'properties'));
  return namesOf(at.value)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      if (at.rule !== false) return memberUnder(at, at.rule, name);
      const path = `${at.path}/${escapePointerStep(name)}`;
      const received = { kind: 'value', value: field(at.value, name) } as const;
      return [{ path, keyword: 'additionalProperties', expected: 'absent', received }];
    });
}

function propertyNames(at: Application): readonly Violation[] {
  return namesOf(at.value).flatMap((name) => {
    const violations = at.applyToName(at.rule, name);
    return violations.length === 0 ? [] : [...violations, broken(at, 'propertyNames')];
  });
}

function dependentRequired(at: Application): readonly Violation[] {
  return namesOf(at.rule).flatMap((name) =>
    isFields(at.value) && hasField(at.value, name)
      ? listOf(field(at.rule, name)).flatMap((other) => missing(at, 'dependentRequired', String(other)))
      : [],
  );
}

function items(at: Application): readonly Violation[] {
  const prefix = field(at.schema, 'prefixItems');
  if (!Array.isArray(at.value)) return [];
  if (!Array.isArray(prefix)) return elementsUnder(at, at.rule, 0, at.value.length);
  if (at.rule === false) return at.value.length > prefix.length ? [broken(at, 'items')] : [];
  return elementsUnder(at, at.rule, prefix.length, at.value.length);
}

function contains(at: Application): readonly Violation[] {
  if (!Array.isArray(at.value)) return [];
  const least = Number(field(at.schema, 'minContains') ?? 1);
  const most = Number(field(at.schema, 'maxContains') ?? Number.POSITIVE_INFINITY);
  const told: Violation[] = [];
  let fitting = 0;
  for (const [i, element] of at.value.entries()) {
    const violations = at.apply(at.rule, element, `${at.path}/${i}`);
    told.push(...violations);
    if (violations.length === 0) fitting += 1;
    if (fitting > most) break;
  }
  return fitting >= least && fitting <= most ? [] : [...told, broken(at, 'contains')];
}

function memberUnder({ value, path, apply }: Application, schema: unknown, name: string) {
  return isFields(value) && hasField(value, name)
    ? apply(schema, field(value, name), `${path}/${escapePointerStep(name)}`)
    : [];
}

function elementsUnder({ value, path, apply }: Application, schema: unknown, from: number, to: number) {
  return Array.isArray(value)
    ? value.slice(from, to).flatMap((element, i) => apply(schema, element, `${path}/${from + i}`))
    : [];
}

function namesOf(record: unknown): readonly string[] {
  return isFields(record) ? Object.keys(record) : [];
}

function listOf(rule: unknown): readonly unknown[] {
  return Array.isArray(rule) ? rule : [];
}
