import type { SkillFolder } from './readSkillFolder.ts';

/** A text of a skill, with the ids of the texts that it needs. */
type CostedText = { readonly owner: string; readonly cost: number; readonly needs: readonly string[] };

/** The costs of a folder's texts in tokens, in the shape that core's planners take. Every id is an own field. */
export interface FolderCosts {
  /** The cost of the metadata of each skill that a host can list. */
  readonly catalog: Readonly<Record<string, number>>;
  readonly bodies: Readonly<Record<string, number>>;
  /** Each resource that is text to be read. */
  readonly resources: Readonly<Record<string, CostedText>>;
  /** Each script. It is run and not loaded, so no text needs it; it costs this much if it is read all the same. */
  readonly scripts: Readonly<Record<string, CostedText>>;
}

/** Computes the costs of a folder that was read. Files that are no text are left out, since they are not loaded. */
export function folderCosts({ skills }: Pick<SkillFolder, 'skills'>): FolderCosts {
  const all = skills.flatMap(({ id: owner, resources }) =>
    resources.flatMap(({ id, tokens, needs, use }) =>
      tokens === null ? [] : [{ id, use, owner, cost: tokens, needs }],
    ),
  );
  const toRead = new Set(all.filter(({ use }) => use === 'read').map(({ id }) => id));
  const textsOf = (wanted: 'read' | 'run') =>
    Object.fromEntries(
      all
        .filter(({ use }) => use === wanted)
        .map(({ id, owner, cost, needs }) => [
          id,
          { owner, cost, needs: needs.filter((need) => toRead.has(need)) },
        ]),
    );
  return {
    // fromEntries makes an own field of every id, `__proto__` included.
    catalog: Object.fromEntries(
      skills.flatMap(({ id, metadataTokens }) => (metadataTokens === null ? [] : [[id, metadataTokens]])),
    ),
    bodies: Object.fromEntries(
      skills.flatMap(({ id, bodyTokens }) => (bodyTokens === null ? [] : [[id, bodyTokens]])),
    ),
    resources: textsOf('read'),
    scripts: textsOf('run'),
  };
}
