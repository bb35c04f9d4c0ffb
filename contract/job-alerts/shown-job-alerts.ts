/** Describes what the server passes to the page about emails of new jobs: types alone, since the page is not to bring the schemas along. */
export type ShownJobAlerts =
  /** Holds what was typed, and why it was refused. */
  | { state: 'refused'; email: string; message: string }
  | { state: 'asking' | 'asked' | 'confirmed' | 'expired' | 'left' }
  /** A button asks for what the link is for. */
  | { state: 'unconfirmed' | 'leaving'; token: string };
