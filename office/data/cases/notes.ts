import type { ChangeNote, NoteEntry } from '#contract/office/notes';

type Timeline = readonly (NoteEntry | { kind: string; id: string })[];

/** Describes what is put on the timeline of something. */
export interface Written {
  /** The id of what it is written about. */
  id: string;
  text: string;
  /** The key of this attempt and its repetitions. */
  key: string;
}

/** Sends a change of a note of that version. Resolves with the version that the note has now. */
export type SendNoteChange = (version: number, change: ChangeNote) => Promise<number>;

/** The version that a note has after a change of `sent`; one that was removed stands in no timeline. */
export const versionOfNote = (timeline: Timeline, noteId: string, sent: number): number =>
  timeline.find((entry): entry is NoteEntry => entry.kind === 'note' && entry.id === noteId)?.version ?? sent + 1;
