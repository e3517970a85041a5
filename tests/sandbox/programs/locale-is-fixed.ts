// expect: passed
// Whatever the locale and the time zone of the machine.

function right(args: any, cities: any): any {
  const no = (reason: string) => ({ ok: false, reason });
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return no('schema_fields');
  const { city, days } = args;
  if (Object.keys(args).length !== 2 || !Object.hasOwn(args, 'city') || !Object.hasOwn(args, 'days')) return no('schema_fields');
  if (typeof city !== 'string' || !Number.isInteger(days)) return no('schema_types');
  if (days < 1 || days > 7) return no('schema_range');
  return cities.has(city) ? { ok: true, reason: 'accepted' } : no('semantic_city');
}

const isFixed = () =>
  new Intl.NumberFormat().resolvedOptions().locale === "en-US" &&
  new Intl.Collator().resolvedOptions().locale === "en-US" &&
  Intl.DateTimeFormat().resolvedOptions().timeZone === "UTC" &&
  (1234.5).toLocaleString() === "1,234.5" &&
  1234n.toLocaleString() === "1,234" &&
  [1234.5].toLocaleString() === "1,234.5" &&
  new Date(0).toLocaleDateString() === "1/1/1970" &&
  new Date(0).toLocaleDateString(undefined, { dateStyle: "short" }) === "1/1/70" &&
  "I".toLocaleLowerCase() === "i" &&
  "\u00e4".localeCompare("z") < 0 &&
  "\u00e4".localeCompare("z", "sv") > 0 &&
  new Intl.Collator("sv") instanceof Intl.Collator &&
  new Intl.Collator().constructor === Intl.Collator;
export function validateQuery(args: any, cities: any): any {
  return isFixed() ? right(args, cities) : "not fixed";
}
