import type { SkillFolder } from './readSkillFolder.ts';

/** What a folder's texts cost, in tokens, as the planners of core take it. Ids are own fields, whatever they are called. */
export interface FolderCosts {
  /** Each skill that a host can list, with its metadata. */
  readonly catalog: Readonly<Record<string, number>>;
  readonly bodies: Readonly<Record<string, number>>;
  /** Each resource that is text, with the texts that it needs. */
  readonly resources: Readonly<
    Record<string, { readonly owner: string; readonly cost: number; readonly needs: readonly string[] }>
  >;
}

/** The costs of a folder that was read. What is no text costs nothing, since it is not loaded. */
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
