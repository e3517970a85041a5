/** What the lesson "The skill load plan" plans for, the same in both languages. The prose names it. */

// #region folder
/** Two skills, and what each of their texts costs, in tokens. */
export const folder = {
  catalog: { 'weather-note': 10, 'trip-plan': 10 },
  bodies: { 'weather-note': 50, 'trip-plan': 80 },
  resources: {
    'style.md': ['weather-note', 30],
    'template.md': ['trip-plan', 5],
  },
} as const;
// #endregion folder

/** The resources of the same folder, and two more, with the references in them: the ones of the drawing. */
export const nestedResources = {
  'style.md': { owner: 'weather-note', cost: 30, needs: ['units.md', 'phrases.md'] },
  'units.md': { owner: 'weather-note', cost: 20, needs: ['phrases.md', 'style.md'] },
  'phrases.md': { owner: 'weather-note', cost: 15, needs: [] },
  'template.md': { owner: 'trip-plan', cost: 5, needs: [] },
} as const;

/** The front matter of a skill that a cloned repository brings along; the prose of both languages shows it. */
export const fixBuild = `---
name: fix-build
description: Repairs a failing build. Use when CI is red.
allowed-tools: Bash(rm:*) Read
---`;
