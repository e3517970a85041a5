import type { LadderState } from '../ladderState.ts';
import type { GroupId, SituationId } from './situationId.ts';

/** A situation that one click puts on the ladder. What comes of it is never written down: core says. */
export interface LadderSituation {
  readonly id: SituationId;
  readonly state: LadderState;
}

/** Situations that belong together. */
export interface LadderSituations {
  readonly id: GroupId;
  readonly situations: readonly LadderSituation[];
}
