/** The little that the store wants of a key-value storage. Any of these may throw: storage can be full or forbidden. */
export interface StoragePort {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Calls back when another tab changed a key (`null`: any of them). Answers how to stop listening. */
  readonly watch: (changed: (key: string | null) => void) => () => void;
}

/** What the store needs of its host besides the storage. */
export interface StoreHost {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A name for this opening of the page, different in each tab. */
  readonly writer: string;
  /** Runs a task later; answers how to call it off. */
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
}
