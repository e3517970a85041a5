export type { Conflict } from './draftStore.ts';
export { type LearnerStore, openLearnerStore } from './learnerStore.ts';
export { offeredDraft, type SavedDraft } from './offeredDraft.ts';
export { pageStore } from './pageStore.ts';
export type {
  Draft,
  DraftRef,
  HistoryEntry,
  Preferences,
  ReadingPlace,
  RunRecord,
  SnapshotReason,
} from './records.ts';
export type { StoreStatus } from './safeStorage.ts';
export type { StoragePort, StoreHost } from './storagePort.ts';
export type {
  DraftFate,
  ExercisePreview,
  ImportPreview,
  ImportProgress,
  ImportResult,
} from './transfer.ts';
export { type DraftView, useDraft } from './useDraft.ts';
export { usePreference } from './usePreference.ts';
