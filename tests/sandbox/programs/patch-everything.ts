// expect: passed
// Replaces every method of every global. The answers are right, and come through.

const { keys, hasOwn, is } = { keys: Object.keys, hasOwn: Object.hasOwn, is: Number.isInteger };
const { isArray } = Array;
const { apply } = Reflect;
const { has } = Set.prototype;

function right(args: any, cities: any): any {
  const no = (reason: string) => ({ ok: false, reason });
  if (typeof args !== 'object' || args === null || isArray(args)) return no('schema_fields');
  if (keys(args).length !== 2 || !hasOwn(args, 'city') || !hasOwn(args, 'days')) return no('schema_fields');
  const city = args.city, days = args.days;
  if (typeof city !== 'string' || !is(days)) return no('schema_types');
  if (days < 1 || days > 7) return no('schema_range');
  return apply(has, cities, [city]) ? { ok: true, reason: 'accepted' } : no('semantic_city');
}

const broken = (): never => { throw new Error('broken'); };
const { ownKeys, defineProperty, getOwnPropertyDescriptor: describe } = Reflect;
const global: any = globalThis;
const names = ownKeys(globalThis);
const seen: any[] = [];
const spoil = (target: any): void => {
  if (target === null || (typeof target !== 'object' && typeof target !== 'function')) return;
  for (let i = 0; i < seen.length; i += 1) if (seen[i] === target) return;
  seen[seen.length] = target;
  const keysOfTarget = ownKeys(target);
  for (let i = 0; i < keysOfTarget.length; i += 1) {
    const key = keysOfTarget[i] as any;
    const found = describe(target, key);
    if (found?.configurable !== true || key === 'prototype' || target === global) continue;
    if (typeof found.value === 'function') defineProperty(target, key, { value: broken });
    else if (found.get) defineProperty(target, key, { get: broken });
  }
};
for (let i = 0; i < names.length; i += 1) {
  let value: any;
  try {
    value = global[names[i] as any];
  } catch {}
  if (value === global) continue;
  spoil(value);
  spoil(value?.prototype);
}
export function validateQuery(args: any, cities: any) {
  return right(args, cities);
}
