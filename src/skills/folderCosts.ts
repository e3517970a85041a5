import type { SkillFolder } from './readSkillFolder.ts';

/** The costs of a folder's texts in tokens, in the shape that core's planners take. Every id is an own field. */
export interface FolderCosts {
  /** The cost of the metadata of each skill that a host can list. */
  readonly catalog: Readonly<Record<string, number>>;
  readonly bodies: Readonly<Record<string, number>>;
  /** Each resource that is text, with the ids of the texts that it needs. */
  readonly resources: Readonly<
    Record<string, { readonly owner: string; readonly cost: number; readonly needs: readonly string[] }>
  >;
}

/** Computes the costs of a folder that was read. Files that are no text are left out, since they are not loaded. */
export function folderCosts({ skills }: Pick<SkillFolder, 'skills'>): FolderCosts {
  const all = skills.flatMap(({ id: owner, resources }) =>
    resources.map((resource) => ({ owner, ...resource })),
  );
  const texts = new Set(all.filter(({ tokens }) => tokens !== null).map(({ id }) => id));
  return {
    // fromEntries makes an own field of every id, `__proto__` included.
    catalog: Object.fromEntries(
      skills.flatMap(({ id, metadataTokens }) => (metadataTokens === null ? [] : [[id, metadataTokens]])),
    ),
    bodies: Object.fromEntries(
      skills.flatMap(({ id, bodyTokens }) => (bodyTokens === null ? [] : [[id, bodyTokens]])),
    ),
    resources: Object.fromEntries(
      all.flatMap(({ id, owner, tokens, needs }) =>
        tokens === null
          ? []
          : [[id, { owner, cost: tokens, needs: needs.filter((need) => texts.has(need)) }]],
      ),
    ),
  };
}
