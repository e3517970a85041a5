/** What a list or a record holds, or the name of what JSON cannot write. */
export type JsonParts =
  | { readonly kind: 'list'; readonly items: readonly unknown[] }
  | {
      readonly kind: 'record';
      readonly fields: ReadonlyMap<string, unknown>;
    }
  | {
      readonly kind: 'not_json';
      /** The field that cannot be written; null where the value itself cannot. */
      readonly field: string | null;
      /** `undefined`, `bigint`, `Date`, `accessor`. */
      readonly found: string;
    };

/**
 * Takes a list or a record apart, as JSON could have made it: own, enumerable data fields with names that are texts.
 *
 * Everything else is named: `undefined`, functions, symbols and bigints; instances of a class, a `Date` or a `Map`
 * among them; holes; fields that run code or that JSON would leave out. No foreign code is run, proxies aside.
 */
export function jsonParts(value: unknown): JsonParts {
  if (typeof value !== 'object' || value === null)
    return notJson(null, typeof value);
  if (!isPlain(value)) return notJson(null, tagOf(value));
  return Array.isArray(value) ? itemsOf(value) : fieldsOf(value);
}

function itemsOf(list: readonly unknown[]): JsonParts {
  const items: unknown[] = [];
  for (let index = 0; index < list.length; index += 1) {
    const name = String(index);
    const property = Object.getOwnPropertyDescriptor(list, name);
    if (property === undefined) return notJson(name, 'hole');
    if (!('value' in property)) return notJson(name, 'accessor');
    items.push(property.value);
  }
  return Reflect.ownKeys(list).length > list.length + 1
    ? notJson(null, 'list with fields')
    : { kind: 'list', items };
}

function fieldsOf(record: object): JsonParts {
  const fields = new Map<string, unknown>();
  for (const name of Reflect.ownKeys(record)) {
    if (typeof name === 'symbol') return notJson(null, 'symbol');
    const property = Object.getOwnPropertyDescriptor(record, name);
    if (property === undefined || !('value' in property))
      return notJson(name, 'accessor');
    if (!property.enumerable) return notJson(name, 'hidden field');
    fields.set(name, property.value);
  }
  return { kind: 'record', fields };
}

/** Whether the prototype is that of JSON's lists or records, in this realm or another. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value)
    ? Array.isArray(prototype)
    : prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The name of an instance's kind, such as `Date` or `Map`. */
function tagOf(value: object): string {
  return Object.prototype.toString.call(value).slice('[object '.length, -1);
}

function notJson(field: string | null, found: string): JsonParts {
  return { kind: 'not_json', field, found };
}
