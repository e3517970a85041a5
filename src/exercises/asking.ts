import type { LocalizedText } from '#i18n/localizedText.ts';

/** How a situation is presented to the learner. One component draws the scenes of every exercise. */
export interface Scene {
  /** A text to read: a frame, arguments, a line of a log. */
  readonly text?: { readonly label: LocalizedText; readonly text: string };
  readonly facts?: readonly {
    readonly label: LocalizedText;
    readonly value: LocalizedText;
  }[];
  readonly table?: {
    readonly caption: LocalizedText;
    readonly head: readonly LocalizedText[];
    /** As many cells in each as the head has. */
    readonly rows: readonly (readonly LocalizedText[])[];
  };
}

/** What is asked of a situation: one choice of several, or a whole number. */
export type Question =
  | {
      readonly id: string;
      readonly ask: LocalizedText;
      readonly choices: readonly { readonly id: string; readonly words: LocalizedText }[];
    }
  | {
      readonly id: string;
      readonly ask: LocalizedText;
      /** Answered by an integer, typed in; the answer is its decimal text. Where it counts nothing, the unit is empty. */
      readonly integer: { readonly unit: LocalizedText };
    };

/** Questions about situations of one type, and their answer key. */
export interface Asking<Situation> {
  readonly questions: readonly Question[];
  scene(situation: Situation): Scene;
  /** The answer, computed from core: to each question the id of a choice, or a decimal integer. */
  answer(situation: Situation): Readonly<Record<string, string>>;
  /** The reason of the answer, from core; shown once the learner has answered. */
  why?(situation: Situation): LocalizedText;
  /** What a situation is called when it is counted, where it is not "Situation": "Frame" in "Frame 3 of 8". */
  readonly itemWord?: LocalizedText;
  /** Introduces the answer, where it is not "The rule says:". */
  readonly says?: LocalizedText;
}
