export { type FolderCosts, folderCosts } from './folderCosts.ts';
export {
  type FolderEntry,
  type FolderListing,
  folderLimits,
  isSkippedFolder,
  type ReadBytes,
} from './folderListing.ts';
export { hostText } from './hostText.ts';
export { inShort } from './inShort.ts';
export { type ProblemCode, problemWeights, type SkillProblem } from './problems.ts';
export type { ReadSkill, SkillResource } from './readSkill.ts';
export { isSound, readSkillFolder, type SkillFolder } from './readSkillFolder.ts';
export { sayProblem, skillWords, visible } from './sayProblem.ts';
export { loadTokenCounter, type TokenCounter } from './tokens/tokenCounter.ts';
