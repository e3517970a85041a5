import type { ClassReason, Diagnosis } from './diagnosis.ts';
import type { ReadingNote } from './readingNotes.ts';
import {
  type RevisionDifference,
  type RevisionDifferenceId,
  revisionDifferences,
} from './revisionDifferences.ts';
import { type Revision, revisions } from './revisions.ts';

/** The differences between revisions that a reason or a note can rest on. */
const groundsOf: Partial<
  Record<ClassReason | ReadingNote, readonly RevisionDifferenceId[]>
> = {
  several_messages: ['batching'],
  batch_not_in_revision: ['batching'],
  batch_empty: ['batching'],
  server_asks: ['server_requests'],
  server_request_not_in_revision: ['server_requests'],
  result_type_missing: ['result_type'],
  result_type_unknown: ['result_type'],
  asks_for_input: ['input_required', 'result_type'],
  input_not_asked_here: ['input_required', 'result_type'],
  input_not_described: ['input_required', 'result_type'],
  structured_content_missing: ['structured_content'],
  structured_content_not_an_object: [
    'structured_content',
    'structured_content_any_value',
  ],
  output_schema_unusable: ['structured_content'],
  output_breaks_schema: ['structured_content'],
  text_disagrees: ['structured_content'],
  blocks_not_understood: ['audio_blocks', 'resource_links'],
  structured_content_without_schema: ['structured_content'],
  structured_content_not_in_revision: ['structured_content'],
  bad_arguments_as_protocol_error: ['bad_arguments_channel'],
};

/**
 * Whether two diagnoses of one exchange say the same of the message: class, executed, decision, their reasons and the
 * notes. That a revision knows no output schemas is said of the tool, not of the message, and does not count.
 */
export function sameDiagnosis(a: Diagnosis, b: Diagnosis): boolean {
  return saidOfMessage(a) === saidOfMessage(b);
}

/**
 * The differences between revisions that change how an exchange is read, in the order of {@link revisionDifferences}:
 * those that lie between two neighbouring revisions with different diagnoses, and that one of the two rests on.
 *
 * @param byRevision the diagnosis of one exchange under each revision; a revision that is missing is passed over
 */
export function revisionChanges(
  byRevision: ReadonlyMap<Revision, Diagnosis>,
): readonly RevisionDifference[] {
  const changing = new Set<RevisionDifference>();
  for (const [i, later] of revisions.entries()) {
    const earlier = revisions[i - 1];
    const before =
      earlier === undefined ? undefined : byRevision.get(earlier);
    const after = byRevision.get(later);
    if (
      earlier === undefined ||
      before === undefined ||
      after === undefined ||
      sameDiagnosis(before, after)
    )
      continue;
    const grounds = new Set(
      [before, after]
        .flatMap(({ reasons, notes }) => [reasons.class, ...notes])
        .flatMap((ground) => groundsOf[ground] ?? []),
    );
    for (const difference of revisionDifferences) {
      const holds = (revision: Revision) =>
        difference.revisions.includes(revision);
      if (grounds.has(difference.id) && holds(earlier) !== holds(later))
        changing.add(difference);
    }
  }
  return revisionDifferences.filter((one) => changing.has(one));
}

function saidOfMessage(diagnosis: Diagnosis): string {
  const { class: kind, executed, decision, reasons, notes } = diagnosis;
  const ofMessage = notes.filter(
    (note) => note !== 'output_schema_not_in_revision',
  );
  return JSON.stringify([kind, executed, decision, reasons, ofMessage]);
}
