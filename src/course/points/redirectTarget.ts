/**
 * The id that answers for a retired one in the end, through as many steps as there are.
 * @throws Error naming the ids, where the redirects run in a circle
 */
export function redirectTarget(id: string, redirects: ReadonlyMap<string, string>): string {
  const passed = [id];
  let target = redirects.get(id) ?? id;
  while (!passed.includes(target)) {
    passed.push(target);
    target = redirects.get(target) ?? target;
  }
  if (redirects.has(target))
    throw new Error(`Redirects run in a circle: ${[...passed, target].join(' -> ')}`);
  return target;
}
