import { hasField, isFields } from '#core/value/fields.ts';
import { parsePointer } from '#json/pointer.ts';

/**
 * What a reference inside a schema leads to: `#` is the whole, `#/$defs/a` a part (RFC 6901, section 6).
 * `undefined` where it leads nowhere, or is no reference of this kind.
 */
export function resolvePointer(root: unknown, reference: string): unknown {
  const steps = stepsOf(reference);
  return steps?.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return /^(0|[1-9]\d*)$/.test(step) ? value[Number(step)] : undefined;
    return isFields(value) && hasField(value, step) ? value[step] : undefined;
  }, root);
}

function stepsOf(reference: string): readonly string[] | undefined {
  if (reference === '#') return [];
  if (!reference.startsWith('#/')) return undefined;
  try {
    return reference
      .slice(2)
      .split('/')
      .map((step) => parsePointer(`/${decodeURIComponent(step)}`).join('/'));
  } catch {
    return undefined;
  }
}
