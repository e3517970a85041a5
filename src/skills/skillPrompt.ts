/**
 * Formats a skill's metadata for a model's prompt: the `<skill>` element of the specification's own `to_prompt`
 * (github.com/agentskills/agentskills at 69ef37e, skills-ref/src/skills_ref/prompt.py). Other hosts use other formats.
 *
 * @param location the path of the SKILL.md, relative to the listed folder, so that a count does not depend on the machine
 */
export function skillPrompt(name: string, description: string, location: string): string {
  const elements = { name: escapeHtml(name), description: escapeHtml(description), location };
  const inside = Object.entries(elements).map(([tag, text]) => `<${tag}>\n${text}\n</${tag}>`);
  return ['<skill>', ...inside, '</skill>'].join('\n');
}

/** Escapes like Python's `html.escape`. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
