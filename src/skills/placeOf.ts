/** The conventional folder that a file of a skill lies in. */
export type ResourcePlace = 'references' | 'scripts' | 'assets' | 'elsewhere';

const PROSE = /\.(md|mdx|markdown|txt)$/i;
const PROGRAM = /\.(py|sh|bash|zsh|fish|ps1|bat|cmd|js|mjs|cjs|jsx|ts|mts|cts|tsx|rb|pl|php|lua|r|jl)$/i;

/** Returns the conventional folder of a path from the skill's folder. */
export function placeOf(path: string): ResourcePlace {
  const [first = ''] = path.split('/');
  return first === 'references' || first === 'scripts' || first === 'assets' ? first : 'elsewhere';
}

/** Whether a file is prose, by its name: its references to other files are followed. */
export function isProse(path: string): boolean {
  return PROSE.test(path);
}

/**
 * Whether a file is run or read. By the specification `scripts/` has code that agents run, and `references/` and
 * `assets/` have what they read or copy; a program that lies elsewhere is known by its name or its first line (`#!`).
 */
export function useOf(path: string, text: string): 'read' | 'run' {
  if (isProse(path)) return 'read';
  switch (placeOf(path)) {
    case 'scripts':
      return 'run';
    case 'elsewhere':
      return PROGRAM.test(path) || text.startsWith('#!') ? 'run' : 'read';
    default:
      return 'read';
  }
}
