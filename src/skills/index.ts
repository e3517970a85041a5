export { type FolderCosts, folderCosts } from './folderCosts.ts';
export {
  type FolderEntry,
  type FolderListing,
  folderLimits,
  isSkippedFolder,
  type ReadBytes,
} from './folderListing.ts';
export { formatProblem, skillWords, visible } from './formatProblem.ts';
export { type ProblemCode, problemWeights, type SkillProblem } from './problems.ts';
export type { ReadSkill, SkillResource } from './readSkill.ts';
export { isSound, readSkillFolder, type SkillFolder } from './readSkillFolder.ts';
export { skillPrompt } from './skillPrompt.ts';
export { summarize } from './summarize.ts';
export { loadTokenCounter, type TokenCounter } from './tokens/tokenCounter.ts';
