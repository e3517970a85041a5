/** One step down into a value: the name of a member, or the index of an element of a list or a set. */
export type Step = string | number;

/** The way from an input to a part of it. An input is the list of its arguments, so the first step is an index. */
export type Path = readonly Step[];

/** The parts of a value that a change can be made in. */
export type Node =
  | { readonly kind: 'list' | 'set'; readonly elements: readonly unknown[] }
  | { readonly kind: 'record'; readonly members: readonly (readonly [string, unknown])[] }
  | { readonly kind: 'leaf' };

/** A value by its parts. What is neither a list, nor a set, nor a record has none. */
export function nodeOf(value: unknown): Node {
  if (Array.isArray(value)) return { kind: 'list', elements: value };
  if (value instanceof Set) return { kind: 'set', elements: [...value] };
  if (typeof value === 'object' && value !== null)
    return { kind: 'record', members: Object.entries(value) };
  return { kind: 'leaf' };
}

/** A record with these members; each becomes an own field whatever its name, `__proto__` included, as JSON makes it. */
export function recordOf(members: Iterable<readonly [string, unknown]>): object {
  return Object.fromEntries(members);
}

/** The part of a value at a path, or undefined where the path leads nowhere. */
export function partAt(value: unknown, path: Path): unknown {
  let part = value;
  for (const step of path) {
    const node = nodeOf(part);
    if (node.kind === 'leaf') return undefined;
    part =
      node.kind === 'record'
        ? node.members.find(([name]) => name === step)?.[1]
        : node.elements[Number(step)];
  }
  return part;
}

/** Whether a path leads to a part of a value. */
export function hasPart(value: unknown, path: Path): boolean {
  let part = value;
  for (const step of path) {
    const node = nodeOf(part);
    if (node.kind === 'leaf') return false;
    if (node.kind === 'record') {
      const member = node.members.find(([name]) => name === step);
      if (member === undefined) return false;
      part = member[1];
    } else {
      if (typeof step !== 'number' || step >= node.elements.length) return false;
      part = node.elements[step];
    }
  }
  return true;
}

/** The value with another part at a path; what lies beside the path is shared with the value given. */
export function withPart(value: unknown, path: Path, part: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  const node = nodeOf(value);
  switch (node.kind) {
    case 'leaf':
      return value;
    case 'record':
      return recordOf(
        node.members.map(([name, member]) => [
          name,
          name === step ? withPart(member, rest, part) : member,
        ]),
      );
    default: {
      const elements = node.elements.map((element, index) =>
        index === step ? withPart(element, rest, part) : element,
      );
      return node.kind === 'set' ? new Set(elements) : elements;
    }
  }
}

/** Every part of a value with its path, the whole first, outer parts before inner ones. */
export function partsOf(
  value: unknown,
): readonly { readonly path: Path; readonly part: unknown }[] {
  const parts: { path: Path; part: unknown }[] = [{ path: [], part: value }];
  for (let at = 0; at < parts.length; at += 1) {
    const { path, part } = parts[at] as (typeof parts)[number];
    const node = nodeOf(part);
    if (node.kind === 'record')
      for (const [name, member] of node.members)
        parts.push({ path: [...path, name], part: member });
    else if (node.kind !== 'leaf')
      for (const [index, element] of node.elements.entries())
        parts.push({ path: [...path, index], part: element });
  }
  return parts;
}

/** Whether a value is one that JSON text can stand for, so that it holds no set and no number that is not finite. */
export function isJson(value: unknown): boolean {
  return partsOf(value).every(({ part }) => {
    switch (typeof part) {
      case 'number':
        return Number.isFinite(part);
      case 'string':
      case 'boolean':
        return true;
      default:
        return part === null || (typeof part === 'object' && !(part instanceof Set));
    }
  });
}

/**
 * Whether an input reaches a program as it is. V8 14 has a fault: once it has read a record with a name that ends in a
 * backslash, `JSON.parse` takes a later name that begins with an escape for that one (`{"a":0,"\\\\":1}` and then
 * `{"a":0,"\\u0041":1}`). Inputs are carried as JSON, so none has a name with a backslash.
 * @param text the input as text, in which a backslash of a name or a text stands twice
 */
export function isCarriedWhole(input: readonly unknown[], text: string): boolean {
  if (!text.includes('\\\\')) return true;
  return partsOf(input).every(({ path }) => {
    const step = path.at(-1);
    return typeof step !== 'string' || !step.includes('\\');
  });
}
