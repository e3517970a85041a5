import { type Answer, answerText } from '../answer.ts';

/**
 * Wire text as a reader sees it: JavaScript notation on one line where it fits, else a line a member.
 *
 * @param text what `encode` wrote
 * @param width how many characters a line may have before it is broken
 */
export function formatWire(text: string, width = 44): string {
  return print(JSON.parse(text), width, '');
}

/** An input, which is a list of arguments, as a reader sees it: each argument by itself. */
export function formatInput(text: string, width = 44): readonly string[] {
  const args: unknown = JSON.parse(text);
  return Array.isArray(args) ? args.map((arg) => print(arg, width, '')) : [formatWire(text, width)];
}

/** An answer as a reader sees it: data in JavaScript notation, or what happened in place of an answer. */
export function formatAnswer(answer: Answer, width = 44): string {
  return answer.type === 'value' ? formatWire(answer.text, width) : answerText(answer);
}

function print(part: unknown, width: number, indent: string): string {
  const line = inline(part);
  if (indent.length + line.length <= width || typeof part !== 'object' || part === null) return line;
  const inner = `${indent}  `;
  if (Array.isArray(part))
    return block(
      '[',
      part.map((member) => print(member, width, inner)),
      ']',
      indent,
    );
  const { tag, of } = tagOf(part);
  if (tag === 'Set' && Array.isArray(of)) {
    return block(
      'Set {',
      of.map((member) => print(member, width, inner)),
      '}',
      indent,
    );
  }
  if (tag !== null && tag !== 'record') return line;
  const fields = Object.entries(tag === 'record' ? (of as object) : part);
  return block(
    '{',
    fields.map(([name, value]) => `${JSON.stringify(name)}: ${print(value, width, inner)}`),
    '}',
    indent,
  );
}

function block(start: string, members: readonly string[], end: string, indent: string): string {
  return `${start}\n${members.map((member) => `${indent}  ${member}`).join(',\n')}\n${indent}${end}`;
}

function inline(part: unknown): string {
  if (Object.is(part, -0)) return '-0';
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  if (Array.isArray(part)) return `[${part.map(inline).join(', ')}]`;
  const { tag, of } = tagOf(part);
  switch (tag) {
    case null:
      return record(part);
    case 'record':
      return record(of as object);
    case 'Set':
      return `Set {${(of as unknown[]).map(inline).join(', ')}}`;
    case 'bigint':
      return `${String(of)}n`;
    case 'other':
      return `${String(of)} …`;
    case 'text':
      return `${JSON.stringify((part as { start?: unknown }).start)}… (${String((part as { length?: unknown }).length)})`;
    case 'cycle':
      return '↻';
    case 'more':
      return '…';
    default:
      return tag;
  }
}

function record(fields: object): string {
  const members = Object.entries(fields).map(([name, value]) => `${JSON.stringify(name)}: ${inline(value)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function tagOf(part: object): { readonly tag: string | null; readonly of: unknown } {
  if (!Object.hasOwn(part, '$')) return { tag: null, of: undefined };
  const { $: tag, of } = part as { $: unknown; of?: unknown };
  return { tag: String(tag), of };
}
