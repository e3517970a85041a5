/** The situations of the ladder, in the order of the gallery. */
export type SituationId =
  | 'fits'
  | 'is-error-with-data'
  | 'http-200'
  | 'text-is-json'
  | 'count-missing'
  | 'count-zero'
  | 'text-disagrees'
  | 'string-id'
  | 'earlier-call'
  | 'late-answer'
  | 'id-not-exact'
  | 'no-id'
  | 'notification'
  | 'log-line'
  | 'glued-line'
  | 'both'
  | 'error-null'
  | 'result-null'
  | 'unknown-tool-error'
  | 'unknown-tool-result'
  | 'refused-here-too'
  | 'refused-there-only'
  | 'timeout-write'
  | 'timeout-read'
  | 'closed'
  | 'schema-not-read'
  | 'batch'
  | 'no-result-type'
  | 'structured-null';

/** What the situations of a group have in common: what fools people about them. */
export type GroupId = 'success' | 'identity' | 'broken' | 'channels' | 'silence' | 'revision';
