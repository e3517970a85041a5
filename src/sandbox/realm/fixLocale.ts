// Runs in the learner's realm before learner code: what it puts there is all that a program finds.
import { defineField } from '#grader/wire/defineField.ts';

const { apply, construct } = Reflect;
const { create, defineProperty, getOwnPropertyDescriptor } = Object;

/** The locale and the time zone of every realm, whatever those of the machine are. */
const LOCALE = 'en-US';
const TIME_ZONE = 'UTC';

type Method = (...args: unknown[]) => unknown;

/**
 * Fixes the locale that the functions of the language use where a program names none, and the time zone of dates in
 * words. With the reader's own, the same program would sort, and be judged, otherwise in another country. A locale that
 * a program names is left as it is.
 */
export function fixLocale(): void {
  withDefaults(String.prototype, 'localeCompare', 1);
  for (const name of ['toLocaleUpperCase', 'toLocaleLowerCase']) withDefaults(String.prototype, name, 0);
  for (const prototype of [Number.prototype, BigInt.prototype]) withDefaults(prototype, 'toLocaleString', 0);
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
    withDefaults(Date.prototype, name, 0, true);
  }
  const intl = Intl as unknown as Record<string, unknown>;
  for (const name of Object.getOwnPropertyNames(intl)) {
    const service = intl[name];
    if (typeof service !== 'function' || name === 'Locale' || !hasPrototype(service)) continue;
    fixService(intl, name, service);
  }
}

function hasPrototype(service: unknown): service is Method & { readonly prototype: object } {
  return typeof (service as { prototype?: unknown }).prototype === 'object';
}

/** Arguments with the locale in its place, and, where asked for, a time zone in the options behind it. */
function filled(args: readonly unknown[], at: number, withTimeZone: boolean): unknown[] {
  const next: unknown[] = [];
  for (let i = 0; i < args.length || i <= at; i += 1) defineField(next, i, args[i]);
  if (next[at] === undefined) defineField(next, at, LOCALE);
  if (withTimeZone) defineField(next, at + 1, zoned(next[at + 1]));
  return next;
}

/** Options with the time zone. They are inherited, so that whatever stands in them is read from where it stands. */
function zoned(options: unknown): unknown {
  if (options !== undefined && (typeof options !== 'object' || options === null)) return options;
  if (options !== undefined && (options as { timeZone?: unknown }).timeZone !== undefined) return options;
  return create((options as object | undefined) ?? null, {
    timeZone: { __proto__: null, value: TIME_ZONE } as PropertyDescriptor,
  });
}

/** Puts a method in the place of another that takes a locale as its argument number `at`. */
function withDefaults(prototype: object, name: string, at: number, withTimeZone = false): void {
  const original = getOwnPropertyDescriptor(prototype, name);
  if (original === undefined || typeof original.value !== 'function') return;
  const inner = original.value as Method;
  // A method of an object, as built-in ones are: it has a name and no prototype, and `new` refuses it.
  const { method } = {
    method(this: unknown, ...args: unknown[]): unknown {
      return apply(inner, this, filled(args, at, withTimeZone));
    },
  };
  defineProperty(method, 'name', { value: name, configurable: true });
  defineProperty(method, 'length', { value: inner.length, configurable: true });
  defineProperty(prototype, name, { ...original, value: method });
}

/** Puts a constructor of `Intl` in the place of another that takes a locale first. */
function fixService(intl: object, name: string, service: Method & { readonly prototype: object }): void {
  const withTimeZone = name === 'DateTimeFormat';
  const fixed: Method = new Proxy(service, {
    apply: (target, self, args: unknown[]) => apply(target, self, filled(args, 0, withTimeZone)),
    construct: (target, args: unknown[], newTarget) =>
      construct(target, filled(args, 0, withTimeZone), newTarget === fixed ? target : newTarget) as object,
  });
  const { value: _, ...rest } = getOwnPropertyDescriptor(intl, name) ?? {};
  defineProperty(intl, name, { ...rest, value: fixed });
  defineProperty(service.prototype, 'constructor', {
    value: fixed,
    writable: true,
    enumerable: false,
    configurable: true,
  });
}
