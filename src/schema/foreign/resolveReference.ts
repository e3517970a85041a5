import { type Fields, field, isFields } from '#core/value/fields.ts';
import { resolvePointer } from '../resolvePointer.ts';

/** What a reference leads to, and the resource that it stands in: references inside it start from there. */
export interface Target {
  readonly schema: unknown;
  readonly resource: Fields;
}

/** Keywords whose value is no schema, whatever it looks like. */
const plainValues = ['enum', 'const', 'default', 'examples'];

/**
 * Resolves a reference inside one document: `#`, a JSON Pointer, an anchor, or the `$id` of a resource in it with one of
 * these behind. Null where it leads nowhere in the document; nothing is ever fetched.
 *
 * @param root the document
 * @param resource the resource, root or embedded, that the reference stands in
 */
export function resolveReference(root: Fields, resource: Fields, reference: string): Target | null {
  const [address = '', fragment = ''] = reference.split('#', 2);
  const base = address === '' ? resource : embedded(root, address);
  if (base === null) return null;
  if (fragment === '') return { schema: base, resource: base };
  if (!fragment.startsWith('/')) {
    const anchored = find(base, (one) => anchorsOf(one).includes(fragment));
    return anchored === null ? null : { schema: anchored, resource: base };
  }
  const schema = resolvePointer(base, `#${fragment}`);
  return schema === undefined ? null : { schema, resource: base };
}

/** Whether a schema starts a resource of its own: its `$id` is an address, and not the fragment that draft-07 has for an anchor. */
export function startsResource(schema: Fields): boolean {
  const id = field(schema, '$id');
  return typeof id === 'string' && id !== '' && !id.startsWith('#');
}

function embedded(root: Fields, address: string): Fields | null {
  return find(root, (one) => startsResource(one) && String(field(one, '$id')).split('#')[0] === address);
}

function anchorsOf(schema: Fields): readonly unknown[] {
  const id = field(schema, '$id');
  const anchor = typeof id === 'string' && id.startsWith('#') ? [id.slice(1)] : [];
  return [...anchor, field(schema, '$anchor'), field(schema, '$dynamicAnchor')];
}

/** The first schema in a document for which a test holds, outermost first. */
function find(from: Fields, holds: (schema: Fields) => boolean): Fields | null {
  const queue: unknown[] = [from];
  for (const one of queue) {
    if (Array.isArray(one)) queue.push(...one);
    if (!isFields(one)) continue;
    if (holds(one)) return one;
    queue.push(
      ...Object.entries(one)
        .filter(([keyword]) => !plainValues.includes(keyword))
        .map(([, value]) => value),
    );
  }
  return null;
}
