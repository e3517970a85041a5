/** Tells a value that comes back from the owner of a controlled field from one the owner set anew. */
export interface EchoFilter {
  /** Notes a text that was reported to the owner. */
  readonly reported: (text: string) => void;
  /** Whether a value is only an earlier report coming back. It may be late: newer text may stand in the field. */
  readonly isEcho: (text: string) => boolean;
  /** Notes that owner and field hold the same text, so that no report is still on its way. */
  readonly settled: () => void;
}

/** Reports that never come back are forgotten beyond this number. */
const memory = 100;

/** Makes a filter. Without it a late render would set the field back and eat what was typed meanwhile. */
export function createEchoFilter(): EchoFilter {
  let waiting: string[] = [];
  return {
    reported: (text) => {
      if (waiting.at(-1) === text) return;
      waiting = [...waiting.slice(-memory), text];
    },
    isEcho: (text) => {
      const index = waiting.lastIndexOf(text);
      if (index === -1) return false;
      waiting = waiting.slice(index + 1);
      return true;
    },
    settled: () => {
      waiting = [];
    },
  };
}
