export type { Conflict } from './draftStore.ts';
export { type LearnerStore, openLearnerStore } from './learnerStore.ts';
export { pageStore } from './pageStore.ts';
export type {
  Draft,
  DraftRef,
  HistoryEntry,
  Preferences,
  ReadingPlace,
  SnapshotReason,
} from './records.ts';
export type { StoreStatus } from './safeStorage.ts';
export type { StoragePort, StoreHost } from './storagePort.ts';
export type { DraftFate, ExercisePreview, ImportPreview, ImportResult } from './transfer.ts';
export { type DraftView, useDraft } from './useDraft.ts';
export { usePreference } from './usePreference.ts';
