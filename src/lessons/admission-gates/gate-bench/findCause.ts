import type { PermitRefusal } from '#core/index.ts';
import { field, fieldNames, isFields } from '#core/value/fields.ts';
import type { Range } from '#json/placeAt.ts';
import type { ReadJson } from '#json/readJson.ts';

/** What a JSON value is, as far as a reader must be told. */
export type ValueKind =
  | 'null'
  | 'boolean'
  | 'string'
  | 'integer'
  | 'fraction'
  | 'unbounded'
  | 'array'
  | 'object';

/** How an unknown city differs from one that the host knows. */
export type NearMiss = 'case' | 'blanks' | 'unicode-form';

/** What in the arguments made a gate refuse, as facts. `literal` is the value as it was typed. */
export type Cause =
  | { readonly code: 'not-an-object'; readonly kind: ValueKind }
  | { readonly code: 'wrong-fields'; readonly missing: readonly string[]; readonly extra: readonly string[] }
  | {
      readonly code: 'wrong-type';
      readonly field: FieldName;
      readonly kind: ValueKind;
      readonly literal: string;
    }
  | { readonly code: 'out-of-range'; readonly literal: string; readonly days: number }
  | {
      readonly code: 'unknown-city';
      readonly city: string;
      readonly near: { readonly city: string; readonly by: NearMiss } | null;
    }
  | { readonly code: 'permission_denied' }
  | { readonly code: 'permission_undecided' };

type FieldName = 'city' | 'days';
type Read = Extract<ReadJson, { ok: true }>;

const fields: readonly FieldName[] = ['city', 'days'];

/** Finds what a refusal is about. The refusal is core's; this only looks up the facts behind it. */
export function findCause(read: Read, refusal: PermitRefusal, cities: readonly string[]): Cause {
  const { value } = read;
  switch (refusal) {
    case 'schema_fields': {
      if (!isFields(value)) return { code: 'not-an-object', kind: kindOf(value) };
      const names = fieldNames(value);
      const missing = fields.filter((name) => !names.includes(name));
      return { code: 'wrong-fields', missing, extra: names.filter((name) => !isFieldName(name)) };
    }
    case 'schema_types': {
      const wrong: FieldName = typeof field(value, 'city') === 'string' ? 'days' : 'city';
      return {
        code: 'wrong-type',
        field: wrong,
        kind: kindOf(field(value, wrong)),
        literal: literalOf(read, wrong),
      };
    }
    case 'schema_range':
      return { code: 'out-of-range', literal: literalOf(read, 'days'), days: Number(field(value, 'days')) };
    case 'semantic_city': {
      const city = String(field(value, 'city'));
      return { code: 'unknown-city', city, near: nearMiss(city, cities) };
    }
    case 'permission_denied':
    case 'permission_undecided':
      return { code: refusal };
  }
}

/** The part of the text that a cause is about; null where no part is, as with a missing field. */
export function offendingRange(read: Read, cause: Cause): Range | null {
  const valueAt = (name: string) => read.members.findLast((member) => member.name === name)?.valueAt ?? null;
  switch (cause.code) {
    case 'wrong-fields':
      return read.members.find(({ name }) => cause.extra.includes(name))?.nameAt ?? null;
    case 'wrong-type':
      return valueAt(cause.field);
    case 'out-of-range':
      return valueAt('days');
    case 'unknown-city':
      return valueAt('city');
    case 'not-an-object':
    case 'permission_denied':
    case 'permission_undecided':
      return null;
  }
}

function isFieldName(name: string): name is FieldName {
  return name === 'city' || name === 'days';
}

function kindOf(value: unknown): ValueKind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'boolean' || typeof value === 'string') return typeof value as 'boolean' | 'string';
  if (typeof value !== 'number') return 'object';
  if (!Number.isFinite(value)) return 'unbounded';
  return Number.isInteger(value) ? 'integer' : 'fraction';
}

function literalOf({ text, members, value }: Read, name: FieldName): string {
  const at = members.findLast((member) => member.name === name)?.valueAt;
  return at === undefined ? JSON.stringify(field(value, name)) : text.slice(...at);
}

function nearMiss(city: string, cities: readonly string[]): { city: string; by: NearMiss } | null {
  const ways: readonly (readonly [NearMiss, (name: string) => string])[] = [
    ['unicode-form', (name) => name.normalize('NFC')],
    ['blanks', (name) => name.replace(/\s+/gu, '')],
    ['case', (name) => name.toLowerCase()],
  ];
  for (const [by, fold] of ways) {
    const found = cities.find((known) => fold(known) === fold(city));
    if (found !== undefined) return { city: found, by };
  }
  return null;
}
