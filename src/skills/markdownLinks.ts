/** A link in a text: its target as written, and its line, counted from 1. */
export interface MarkdownLink {
  readonly target: string;
  readonly line: number;
}

/** The longest target that is found, and the longest line that is searched. */
const LONGEST_TARGET = 200;
const LONGEST_LINE = 10_000;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** A link definition. `[^1]: …` is a footnote, and `[Result]: [value]` a form to be filled in; neither has a target. */
const DEFINITION = /^ {0,3}\[[^\]^\n][^\]\n]{0,199}\]:[ \t]{1,20}<?([^\s>[][^\s>]{0,199})/;

/**
 * Finds the targets of links, images and link definitions in a Markdown text, except in code. It is no complete Markdown
 * parser: a mistake costs one note too many or too few. Its time is linear in the length of any text.
 */
export function markdownLinks(text: string): readonly MarkdownLink[] {
  const links: MarkdownLink[] = [];
  let fence: string | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const mark = FENCE.exec(line)?.[1] ?? null;
    if (fence !== null) {
      if (mark?.startsWith(fence) === true && line.trim() === mark) fence = null;
      continue;
    }
    if (mark !== null) {
      fence = mark;
      continue;
    }
    if (line.length > LONGEST_LINE) continue;
    for (const target of targetsIn(withoutCode(line))) links.push({ target, line: index + 1 });
  }
  return links;
}

function targetsIn(line: string): readonly string[] {
  const targets: string[] = [];
  const defined = DEFINITION.exec(line)?.[1];
  if (defined !== undefined) targets.push(defined);
  for (let at = line.indexOf(']('); at !== -1; at = line.indexOf('](', at + 2)) {
    const target = targetAt(line, at + 2);
    if (target !== null) targets.push(target);
  }
  return targets;
}

/** Reads the target at an offset: in angle brackets, or up to a blank or the closing bracket of the link. */
function targetAt(line: string, start: number): string | null {
  const last = Math.min(line.length, start + LONGEST_TARGET);
  let from = start;
  while (from < last && line[from] === ' ') from += 1;
  if (line[from] === '<') {
    const end = line.slice(from, last).indexOf('>');
    return end === -1 ? null : line.slice(from + 1, from + end);
  }
  let open = 0;
  for (let at = from; at < last; at += 1) {
    const character = line[at];
    if (character === ' ' || (character === ')' && open === 0)) return line.slice(from, at);
    if (character === '(') open += 1;
    if (character === ')') open -= 1;
  }
  return null;
}

/** Removes code spans from a line: from a run of backticks to the next run of the same length. */
function withoutCode(line: string): string {
  const runs = Array.from(line.matchAll(/`+/g));
  const partner: (number | undefined)[] = [];
  const nextOfLength = new Map<number, number>();
  for (let i = runs.length - 1; i >= 0; i -= 1) {
    const length = runs[i]?.[0].length ?? 0;
    partner[i] = nextOfLength.get(length);
    nextOfLength.set(length, i);
  }
  let kept = '';
  let from = 0;
  for (let i = 0; i < runs.length; i += 1) {
    const end = partner[i];
    if (end === undefined) continue;
    kept += line.slice(from, runs[i]?.index);
    from = (runs[end]?.index ?? 0) + (runs[end]?.[0].length ?? 0);
    i = end;
  }
  return kept + line.slice(from);
}
