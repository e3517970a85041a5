import { type Node, parse } from 'acorn';

/** More rounds of loops than any honest answer takes here, and few enough to be through in no time. */
const ROUNDS = 5_000;

type Part = Node & { readonly body?: Node; readonly id?: { readonly name: string } | null };

/**
 * The program with a bound on the rounds of all loops of one call together, so that a mutant that never ends throws
 * instead.
 *
 * @param name the exported function, whose call fills up again
 * @throws RangeError where the program declares no such function
 */
export function withFuel(code: string, name: string): string {
  const inserts: (readonly [at: number, text: string])[] = [];
  visit(parse(code, { ecmaVersion: 2025, sourceType: 'module' }), ({ type, body, id }) => {
    if (body === undefined) return;
    if (/^(While|DoWhile|For|ForOf|ForIn)Statement$/.test(type))
      inserts.push([body.start, '{ burn(); '], [body.end, ' }']);
    if (type === 'FunctionDeclaration' && id?.name === name)
      inserts.push([body.start + 1, ` fuel = ${ROUNDS};`]);
  });
  if (!inserts.some(([, text]) => text.includes('fuel ='))) throw new RangeError(`No function ${name}.`);
  inserts.sort(([a], [b]) => b - a);
  const bounded = inserts.reduce((text, [at, insert]) => text.slice(0, at) + insert + text.slice(at), code);
  return `let fuel = ${ROUNDS};
function burn() {
  fuel -= 1;
  if (fuel < 0) throw new RangeError('The call does not end.');
}
${bounded}`;
}

function visit(node: unknown, meet: (part: Part) => void): void {
  if (Array.isArray(node)) for (const part of node) visit(part, meet);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    meet(node as Part);
    for (const part of Object.values(node)) visit(part, meet);
  }
}
