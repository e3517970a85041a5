import type { Revision } from './revisions.ts';

/** A point on which the revisions differ in a way that changes how a response is read. */
export type RevisionDifferenceId =
  | 'batching'
  | 'audio_blocks'
  | 'resource_links'
  | 'structured_content'
  | 'bad_arguments_channel'
  | 'structured_content_any_value'
  | 'result_type'
  | 'input_required'
  | 'server_requests';

/** One such point: where it holds, and where that is written. */
export interface RevisionDifference {
  readonly id: RevisionDifferenceId;
  /** The revisions in which it holds, oldest first. */
  readonly revisions: readonly Revision[];
  /** The clause that says so. Its title is as the specification gives it, in English. */
  readonly clause: { readonly title: string; readonly url: string };
}

/** The specification as published; an address below it names a revision and does not change. */
const specification = 'https://modelcontextprotocol.io/specification';

/** The differences, in the order in which they came. Read on 2026-11-30. */
export const revisionDifferences: readonly RevisionDifference[] = [
  {
    id: 'batching',
    revisions: ['2025-03-26'],
    clause: {
      title: 'Base Protocol, Batching',
      url: `${specification}/2025-03-26/basic#batching`,
    },
  },
  {
    id: 'audio_blocks',
    revisions: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
    clause: {
      title: 'Tools, Audio Content',
      url: `${specification}/2025-03-26/server/tools#audio-content`,
    },
  },
  {
    id: 'resource_links',
    revisions: ['2025-06-18', '2025-11-25', '2026-07-28'],
    clause: {
      title: 'Tools, Resource Links',
      url: `${specification}/2025-06-18/server/tools#resource-links`,
    },
  },
  {
    id: 'structured_content',
    revisions: ['2025-06-18', '2025-11-25', '2026-07-28'],
    clause: {
      title: 'Tools, Structured Content',
      url: `${specification}/2025-06-18/server/tools#structured-content`,
    },
  },
  {
    id: 'bad_arguments_channel',
    revisions: ['2025-11-25', '2026-07-28'],
    clause: {
      title: 'Tools, Error Handling',
      url: `${specification}/2025-11-25/server/tools#error-handling`,
    },
  },
  {
    id: 'structured_content_any_value',
    revisions: ['2026-07-28'],
    clause: {
      title: 'Tools, Structured Content',
      url: `${specification}/2026-07-28/server/tools#structured-content`,
    },
  },
  {
    id: 'result_type',
    revisions: ['2026-07-28'],
    clause: {
      title: 'Base Protocol, ResultType',
      url: `${specification}/2026-07-28/basic#resulttype`,
    },
  },
  {
    id: 'input_required',
    revisions: ['2026-07-28'],
    clause: {
      title: 'Multi Round-Trip Requests, Supported Requests',
      url: `${specification}/2026-07-28/basic/patterns/mrtr#supported-requests`,
    },
  },
  {
    id: 'server_requests',
    revisions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
    clause: {
      title: 'Message Patterns, Overview',
      url: `${specification}/2026-07-28/basic/patterns`,
    },
  },
];
