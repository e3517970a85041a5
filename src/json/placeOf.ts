import { parse, type ValueNode } from '@humanwhocodes/momoa';

/**
 * Where a JSON Pointer leads in a text that is JSON: the start of a member's name or of an element; the nearest part
 * that exists, where it leads nowhere. Lines and columns count from 1.
 */
export function placeOf(text: string, pointer: string): { readonly line: number; readonly column: number } {
  let node: ValueNode = parse(text, { mode: 'json' }).body;
  let at = node.loc.start;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (node.type === 'Object') {
      const member = node.members.find((candidate) => nameOf(candidate.name) === name);
      if (member === undefined) break;
      at = member.loc.start;
      node = member.value;
    } else if (node.type === 'Array') {
      const element: { readonly loc: typeof node.loc; readonly value: ValueNode } | undefined =
        node.elements[Number(name)];
      if (element === undefined) break;
      at = element.loc.start;
      node = element.value;
    } else break;
  }
  return { line: at.line, column: at.column };
}

function nameOf(name: { readonly type: string; readonly value?: unknown; readonly name?: unknown }): string {
  return String(name.type === 'Identifier' ? name.name : name.value);
}
