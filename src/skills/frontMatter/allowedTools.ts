import { problem } from '../problems.ts';
import type { FrontMatterFields } from './frontMatterFields.ts';

/**
 * Reads the names under `allowed-tools` and reports how they are written. The specification has one text with blanks
 * between the names; commas and a YAML list, which other hosts use, are read too and reported.
 */
export function readAllowedTools(fields: FrontMatterFields): readonly string[] {
  const list = fields.list('allowed-tools');
  if (list !== null) {
    const tools = list.items.flatMap(toolsIn);
    fields.problems.push(problem('allowed_tools_list', list.place, { written: tools.join(' ') }));
    return tools;
  }
  const written = fields.text('allowed-tools');
  if (written === null) return [];
  const tools = toolsIn(written.text);
  if (tools.length > 0)
    fields.problems.push(problem('allowed_tools', written.place, { tools: tools.join(' ') }));
  if (partsOf(written.text).some((part) => part === ','))
    fields.problems.push(problem('allowed_tools_commas', written.place, { written: written.text }));
  return tools;
}

/** Splits a list of tools at blanks and commas outside brackets: `Bash(git add:*), Read` lists two. */
function toolsIn(text: string): readonly string[] {
  return partsOf(text).filter((part) => part !== ',');
}

/** The names and the commas of a list of tools. */
function partsOf(text: string): readonly string[] {
  return text.match(/(?:\([^)]*\)|[^\s(,]|\((?![^)]*\)))+|,/g) ?? [];
}
