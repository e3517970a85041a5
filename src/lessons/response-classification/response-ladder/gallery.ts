import { brokenMessages } from './situations/brokenMessages.ts';
import { byRevision } from './situations/byRevision.ts';
import type { LadderSituation, LadderSituations } from './situations/ladderSituation.ts';
import { looksLikeSuccess } from './situations/looksLikeSuccess.ts';
import { nothingCame } from './situations/nothingCame.ts';
import { twoChannels } from './situations/twoChannels.ts';
import { whoseAnswer } from './situations/whoseAnswer.ts';

export { firstSituation } from './situations/looksLikeSuccess.ts';

/** The situations, grouped by what fools people. */
export const gallery: readonly LadderSituations[] = [
  looksLikeSuccess,
  whoseAnswer,
  brokenMessages,
  twoChannels,
  nothingCame,
  byRevision,
];

/** All situations in one list. */
export const situations: readonly LadderSituation[] = gallery.flatMap((group) => group.situations);
