/** Explains a place of the Office to somebody who has never seen it. */
export interface PlaceHelp {
  /** Says what it is for. */
  about: string;
  /** Each is a short sentence that names the buttons. */
  steps: readonly [string, string, string];
  /** Says what follows, and how it is taken back. */
  after: string;
}
