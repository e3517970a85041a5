/** What the outline's script must know of a lesson: it stands in the page as JSON, in the order of the outline. */
export interface OutlineLesson {
  readonly id: string;
  readonly title: string;
  /** Its address, with a slash at its end. */
  readonly address: string;
  /** The titles of its knowledge points by their ids. */
  readonly points: Readonly<Record<string, string>>;
  readonly exercises: readonly { readonly id: string; readonly revision: number; readonly title: string }[];
}
