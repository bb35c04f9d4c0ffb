import type { ChangeNote } from '#contract/office/notes';
import type { Changed } from '../requests/request.ts';

/** Describes what is put on the timeline of something. */
export interface Written {
  /** The id of what it is written about. */
  id: string;
  text: string;
  /** The key of this attempt and its repetitions. */
  key: string;
}

/** Sends a change of a note of that version. */
export type SendNoteChange = (version: number, change: ChangeNote) => Promise<Changed<unknown>>;
