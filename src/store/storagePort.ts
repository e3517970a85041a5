/**
 * The operations of a key-value storage that the store needs. Each of them may throw: a storage can be full or
 * forbidden.
 */
export interface StoragePort {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Calls back when another tab has changed a key (null: any key). Returns a function that stops watching. */
  readonly watch: (changed: (key: string | null) => void) => () => void;
}

/** What the store needs from its host besides the storage. */
export interface StoreHost {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The name of this tab, new each time the page is opened. */
  readonly writer: string;
  /** Runs a task later; returns a function that cancels it. */
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
}
