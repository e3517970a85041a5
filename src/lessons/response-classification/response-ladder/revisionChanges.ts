import {
  type ClassReason,
  type ReadingNote,
  type ResponseReading,
  type Revision,
  type RevisionDifference,
  type RevisionDifferenceId,
  revisionDifferences,
  revisions,
} from '#core/index.ts';

/** The differences that a reason or a note can rest on. */
const behind: Partial<Record<ClassReason | ReadingNote, readonly RevisionDifferenceId[]>> = {
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
  structured_content_not_an_object: ['structured_content', 'structured_content_any_value'],
  output_schema_unusable: ['structured_content'],
  output_breaks_schema: ['structured_content'],
  text_disagrees: ['structured_content'],
  blocks_not_understood: ['audio_blocks', 'resource_links'],
  structured_content_without_schema: ['structured_content'],
  structured_content_not_in_revision: ['structured_content'],
  bad_arguments_as_protocol_error: ['bad_arguments_channel'],
};

/** Whether two readings say the same in everything that a reader is told. */
export function sameReading(a: ResponseReading, b: ResponseReading): boolean {
  return told(a) === told(b);
}

/**
 * The differences between revisions that change how this exchange is read, in core's order: those that lie between two
 * neighbouring revisions which read it differently, and that one of the two readings rests on.
 */
export function revisionChanges(
  byRevision: ReadonlyMap<Revision, ResponseReading>,
): readonly RevisionDifference[] {
  const changing = new Set<RevisionDifference>();
  for (const [i, later] of revisions.entries()) {
    const earlier = revisions[i - 1];
    const before = earlier === undefined ? undefined : byRevision.get(earlier);
    const after = byRevision.get(later);
    if (earlier === undefined || before === undefined || after === undefined) continue;
    if (sameReading(before, after)) continue;
    const grounds = [before, after].flatMap(({ reasons, notes }) => [reasons.class, ...notes]);
    const named = new Set(grounds.flatMap((ground) => behind[ground] ?? []));
    for (const difference of revisionDifferences) {
      const holds = (revision: Revision) => difference.revisions.includes(revision);
      if (named.has(difference.id) && holds(earlier) !== holds(later)) changing.add(difference);
    }
  }
  return revisionDifferences.filter((difference) => changing.has(difference));
}

/** That a revision knows no output schemas is told of the tool, not of the message: by itself it is no other reading. */
function told({ class: kind, executed, decision, reasons, notes }: ResponseReading): string {
  const ofMessage = notes.filter((note) => note !== 'output_schema_not_in_revision');
  return JSON.stringify([kind, executed, decision, reasons, ofMessage]);
}
