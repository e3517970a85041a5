// expect: unstable

let ticks = 0;
export function validateQuery(args: any, cities: any) {
  ticks += 1;
  return { ok: ticks % 3 === 0, reason: String(new Date(ticks).getTime()) };
}
