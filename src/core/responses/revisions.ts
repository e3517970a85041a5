/** The revisions of the Model Context Protocol that a response can be read under, oldest first. */
export const revisions = [
  '2024-11-05',
  '2025-03-26',
  '2025-06-18',
  '2025-11-25',
  '2026-07-28',
] as const;

/** A revision of the Model Context Protocol, by its date. */
export type Revision = (typeof revisions)[number];

/** The revision that holds where nothing was negotiated. */
export const defaultRevision: Revision = '2025-11-25';

/** What a revision says where the revisions differ, as far as reading a response depends on it. */
export interface RevisionRules {
  /** Whether several messages may arrive as one array. */
  readonly batches: boolean;
  /** What `structuredContent` may hold; `none` where the revision does not know it. */
  readonly structuredContent: 'none' | 'object' | 'any';
  /** Whether every result says its `resultType`. */
  readonly resultType: boolean;
  /** Whether a server may send requests of its own. */
  readonly serverRequests: boolean;
  /** The channel that the revision names for arguments that break the tool's schema. */
  readonly badArguments: 'protocol_error' | 'tool_error';
  /** The types of block that `content` may hold. */
  readonly blocks: readonly string[];
}

// #region revision-rules
const first = {
  batches: false,
  structuredContent: 'none',
  resultType: false,
  serverRequests: true,
  badArguments: 'protocol_error',
  blocks: ['text', 'image', 'resource'],
} as const satisfies RevisionRules;

const withAudio = [...first.blocks, 'audio'];
const withLinks = [...withAudio, 'resource_link'];

/** The rules of each revision. */
export const revisionRules: Readonly<Record<Revision, RevisionRules>> = {
  '2024-11-05': first,
  '2025-03-26': { ...first, batches: true, blocks: withAudio },
  '2025-06-18': {
    ...first,
    structuredContent: 'object',
    blocks: withLinks,
  },
  '2025-11-25': {
    ...first,
    structuredContent: 'object',
    badArguments: 'tool_error',
    blocks: withLinks,
  },
  '2026-07-28': {
    batches: false,
    structuredContent: 'any',
    resultType: true,
    serverRequests: false,
    badArguments: 'tool_error',
    blocks: withLinks,
  },
};
// #endregion revision-rules

/** Whether `value` names a revision of {@link revisions}. */
export function isRevision(value: unknown): value is Revision {
  return revisions.some((revision) => revision === value);
}
