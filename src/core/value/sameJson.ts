import { fieldNames, hasField, isFields } from './fields.ts';

/**
 * Whether two JSON values are the same: lists in order, records whatever the order of their fields.
 *
 * Values of any depth are compared, since a message from outside may be nested further than a stack is deep.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  const open: (readonly [unknown, unknown])[] = [[a, b]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [left, right] = pair;
    if (Array.isArray(left) && Array.isArray(right)) {
      if (left.length !== right.length) return false;
      for (const [i, item] of left.entries()) open.push([item, right[i]]);
    } else if (isFields(left) && isFields(right)) {
      const names = fieldNames(left);
      if (names.length !== fieldNames(right).length) return false;
      for (const name of names) {
        if (!hasField(right, name)) return false;
        open.push([left[name], right[name]]);
      }
    } else if (left !== right) return false;
  }
  return true;
}
