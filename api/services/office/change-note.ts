import type { ChangeNote } from '#contract/office/notes';
import type { Note } from '../../store/conversations.ts';
import type { Colleague } from './office-context.ts';

/** Where the notes about requests, or those about applications, are kept. */
interface NoteStore {
  note(aboutId: string, id: string): Promise<Note | undefined>;
  changeNote(id: string, change: Partial<Pick<Note, 'text' | 'editedAt' | 'removedAt'>>): Promise<void>;
}

/** One note, as the person saw it. */
export interface NoteRef {
  /** Of the request or the application. */
  id: string;
  noteId: string;
  version: number;
}

export type NoteOutcome = 'changed' | 'unknown' | 'outdated' | 'not-yours';

/** Changes, removes or brings back one's own note. Called inside a transaction. */
export async function changeNote(
  notes: NoteStore,
  actor: Colleague,
  { id, noteId, version }: NoteRef,
  change: ChangeNote,
  now: Date,
): Promise<NoteOutcome> {
  const note = await notes.note(id, noteId);
  if (!note) return 'unknown';
  if (note.authorId !== actor.id) return 'not-yours';
  if (note.version !== version) return 'outdated';
  const at = now.toISOString();
  await notes.changeNote(noteId, {
    ...(change.text !== undefined && change.text !== note.text && { text: change.text, editedAt: at }),
    ...(change.removed !== undefined && { removedAt: change.removed ? at : null }),
  });
  return 'changed';
}

/** How the history names it: `quote.note-changed`, say. */
export const noteEventOf = ({ removed }: ChangeNote) =>
  removed === undefined ? 'note-changed' : removed ? 'note-removed' : 'note-restored';
