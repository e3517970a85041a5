/**
 * The lines of a source file between `// #region NAME` and `// #endregion NAME`, without their common indentation, so
 * that a lesson shows code as it stands. Nested region marks and notes for Stryker are left out.
 * @throws Error naming file and region, where the file has no such region or does not close it
 */
export function codeRegion(text: string, file: string, region?: string): string {
  const lines = text.split('\n');
  const isMark = (line: string) => /^\s*\/\/ (?:#(?:end)?region|Stryker (?:disable|restore))\b/.test(line);
  let chosen = lines;
  if (region !== undefined) {
    const start = lines.findIndex((line) => line.trim() === `// #region ${region}`);
    const end = lines.findIndex((line) => line.trim() === `// #endregion ${region}`);
    if (start === -1 || end <= start) throw new Error(`${file} has no closed region "${region}".`);
    chosen = lines.slice(start + 1, end);
  }
  const shown = chosen.filter((line) => !isMark(line));
  const indents = shown.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return shown
    .map((line) => line.slice(indent))
    .join('\n')
    .trim();
}
