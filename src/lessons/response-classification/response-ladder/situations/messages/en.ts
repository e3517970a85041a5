import type { SituationText } from '#ui/Gallery.tsx';
import type { GroupId, SituationId } from '../situationId.ts';

/** What the situations of a group have in common. */
export const groups = {
  success: 'Looks like a success',
  identity: 'Whose answer is it?',
  broken: 'Broken messages',
  channels: 'Two channels for bad news',
  silence: 'Nothing came',
  revision: 'Depends on the revision',
} satisfies Record<GroupId, string>;

/** What the button of each situation says, and what the situation shows. */
export const situations = {
  fits: {
    title: 'fits everything',
    shows: 'Nothing stops it, and the best answer there is still says: verify.',
  },
  'is-error-with-data': {
    title: 'isError beside good data',
    shows:
      'The data would fit the schema. isError is read first, and then nothing else in the result counts.',
  },
  'http-200': {
    title: 'HTTP 200',
    shows:
      'The body of an HTTP 200. The status speaks of the carrier; the error in the body does not say how far the order got.',
  },
  'text-is-json': {
    title: 'text that is JSON',
    shows:
      'The number is there to read, in a text. What the tool promised is structuredContent, and that is missing.',
  },
  'count-missing': {
    title: 'count missing',
    shows: 'A default of 0 would turn a broken promise into a fact about the notes.',
  },
  'count-zero': {
    title: 'count: 0',
    shows: 'Zero is an answer. Nothing is missing, and nothing has to be repaired.',
  },
  'text-disagrees': {
    title: 'text and structure disagree',
    shows: 'One host shows the text, another computes with the object. Only the object was held to a schema.',
  },
  'string-id': {
    title: '"2" for 2',
    shows:
      'Same digits, another type, so another value. Whoever converts first accepts it, and "" for 0 as well.',
  },
  'earlier-call': {
    title: 'id of an earlier call',
    shows: '“Only one call is waiting, so this is its answer.” It answers the one before.',
  },
  'late-answer': {
    title: 'answer after the time-out',
    shows:
      'Call 2 was given up and sent again as 3. Its answer comes after all: now there may be two orders.',
  },
  'id-not-exact': {
    title: 'an id beyond 2^53',
    shows: 'JSON.parse reads both numbers as one: our answer, or a neighbour’s.',
  },
  'no-id': {
    title: 'error without an id',
    shows: 'The server could not read some message, and does not know which. It ends no call by guess.',
  },
  notification: {
    title: 'notification',
    shows: 'It comes while the call waits, and says nothing of it. The list of tools is stale from here on.',
  },
  'log-line': {
    title: 'log line on stdout',
    shows:
      'JSON, and no message: a logger writes where the protocol speaks. The call is none the worse for it.',
  },
  'glued-line': {
    title: 'glued line',
    shows: 'A print without a line break has swallowed the answer. The order may well exist.',
  },
  both: {
    title: 'result and error',
    shows: 'Exactly one may be there. Which of the two to believe is not for the reader to choose.',
  },
  'error-null': {
    title: 'error: null',
    shows:
      'A key counts as present whatever its value. A program that asks whether error is truthy takes this for a result.',
  },
  'result-null': {
    title: 'result: null',
    shows: 'JSON-RPC lets a result be anything, MCP wants an object. There is nothing in it to read.',
  },
  'unknown-tool-error': {
    title: 'unknown tool, as an error',
    shows: 'That nothing ran is inferred: the code and our own list agree.',
  },
  'unknown-tool-result': {
    title: 'unknown tool, as a result',
    shows: 'The same event in the other shape. Our list alone proves nothing; the next step is the same.',
  },
  'refused-here-too': {
    title: '-32602, and we refuse it too',
    shows: 'Our own copy of the schema agrees: no tool was given these arguments.',
  },
  'refused-there-only': {
    title: '-32602, and we do not',
    shows:
      'The same code, and it proves nothing: libraries throw it for a bad result as well, after the tool has run.',
  },
  'timeout-write': {
    title: 'time-out of a write',
    shows: 'A time-out is a fact about our clock. The order may exist.',
  },
  'timeout-read': {
    title: 'time-out of a read',
    shows: 'Just as unknown, and harmless to repeat, because the host itself knows that the tool only reads.',
  },
  closed: {
    title: 'connection closed',
    shows:
      'The process is gone; what it wrote before is not. Who does not know the effect takes it for a write.',
  },
  'schema-not-read': {
    title: 'schema in draft-04',
    shows: 'A dialect that this host does not read. The limit is its own.',
  },
  batch: {
    title: 'batch',
    shows: 'One revision has batches; it came and went. Everywhere else an array is no message.',
  },
  'no-result-type': {
    title: 'resultType missing',
    shows:
      'Faultless until 2025-11-25. The revision of 2026-07-28 demands that a result say what kind it is.',
  },
  'structured-null': {
    title: 'structuredContent: null',
    shows: 'The schema lets null pass. Whether the protocol does depends on the revision.',
  },
} satisfies Record<SituationId, SituationText>;
