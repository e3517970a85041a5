export {
  inheritedNames,
  kinOf,
  lengths,
  ofLength,
  separators,
  textRelatives,
} from './textRelatives.ts';
export { isJson } from './tree.ts';
export type { Compared, Glued, Walk } from './walk.ts';
export { MAX_WALKED, type WalkedInput, walkInputs } from './walkInputs.ts';
