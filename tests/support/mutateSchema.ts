import type { Mutant } from './judgeMutants.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const types = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];

/**
 * Every mutant of a JSON Schema that one of the fixed operators makes: a keyword or a listed member left out, a bound
 * moved by one, a type exchanged or joined by null, a boolean turned round, a listed word in another case.
 */
export function schemaMutantsOf(schema: Json): readonly Mutant[] {
  return variants(schema, '').map(([name, changed]) => ({ name, code: JSON.stringify(changed) }));
}

type Variant = readonly [name: string, changed: Json];

function variants(part: Json, path: string): readonly Variant[] {
  const at = (change: string): string => `${path === '' ? '/' : path} ${change}`;
  if (typeof part === 'boolean') return [[at(`-> ${!part}`), !part]];
  if (typeof part === 'number')
    return [part - 1, part + 1].map((other): Variant => [at(`-> ${other}`), other]);
  if (typeof part === 'string' && path.endsWith('/type')) {
    const others = types.filter((type) => type !== part);
    return [...others.map((type): Variant => [at(`-> ${type}`), type]), [at('or null'), [part, 'null']]];
  }
  if (typeof part === 'string') return [[at('in capitals'), part.toUpperCase()]];
  if (Array.isArray(part)) {
    const list = part as readonly Json[];
    return list.flatMap((member, index): readonly Variant[] => [
      [at(`without ${JSON.stringify(member)}`), list.filter((_, other) => other !== index)],
      ...variants(member, `${path}/${index}`).map(
        ([name, changed]): Variant => [name, list.with(index, changed)],
      ),
    ]);
  }
  const record = part as { readonly [name: string]: Json };
  return Object.entries(record).flatMap(([name, value]): readonly Variant[] => [
    [at(`without ${name}`), Object.fromEntries(Object.entries(record).filter(([other]) => other !== name))],
    ...variants(value, `${path}/${name}`).map(
      ([inner, changed]): Variant => [inner, { ...record, [name]: changed }],
    ),
  ]);
}
