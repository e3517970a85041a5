export { type FolderCosts, folderCosts } from './folderCosts.ts';
export {
  type FolderEntry,
  type FolderListing,
  folderLimits,
  isSkippedFolder,
  type ReadBytes,
} from './folderListing.ts';
export { formatPlace, formatProblem } from './formatProblem.ts';
export { type FrontMatter, readFrontMatter } from './frontMatter/readFrontMatter.ts';
export { splitFrontMatter } from './frontMatter/splitFrontMatter.ts';
export { skillMessages } from './messages/messages.ts';
export {
  isError,
  type ProblemCode,
  type ProblemWeight,
  problemWeights,
  type SkillProblem,
} from './problems.ts';
export type { ReadSkill, SkillResource } from './readSkill.ts';
export { isSound, readSkillFolder, type SkillFolder } from './readSkillFolder.ts';
export { skillPrompt } from './skillPrompt.ts';
export { summarize } from './summarize.ts';
export { loadTokenCounter, type TokenCounter } from './tokens/tokenCounter.ts';
