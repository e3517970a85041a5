export { MAX_WALKED, walkInputs, type WalkedInput } from './walkInputs.ts';
export type { Compared, Glued, Walk } from './walk.ts';
