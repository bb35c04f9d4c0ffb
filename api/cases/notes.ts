import type { ChangeNote } from '#contract/office/notes';
import type { NewEvent } from '../store/changes/events.ts';
import type { Colleague, Work } from '../store/work.ts';
import { type Case, type CaseKind, caseRef } from './case-kind.ts';
import { record } from './record.ts';

/** One note, as the person saw it. */
export interface NoteRef {
  id: string;
  noteId: string;
  version: number;
}

export type NoteOutcome = 'changed' | 'unknown' | 'outdated' | 'not-yours';

/** Inside a transaction. False when there is no such case. */
export async function addNote(kind: CaseKind, work: Work<Colleague>, id: string, text: string): Promise<boolean> {
  const { repositories, actor, now } = work;
  const found = await kind.find(repositories, id, { lock: true });
  if (!found) return false;
  await repositories.conversations.addNote(caseRef(kind, found), actor.id, text, now);
  await noted(kind, work, found, { kind: `${kind.name}.note` });
  return true;
}

/** Changes, removes or brings back one's own note; inside a transaction. */
export async function changeNote(
  kind: CaseKind,
  work: Work<Colleague>,
  { id, noteId, version }: NoteRef,
  { text, removed }: ChangeNote,
): Promise<NoteOutcome> {
  const { conversations } = work.repositories;
  const found = await kind.find(work.repositories, id, { lock: true });
  const note = found && (await conversations.note(id, noteId));
  if (!note) return 'unknown';
  if (note.authorId !== work.actor.id) return 'not-yours';
  if (note.version !== version) return 'outdated';
  const at = work.now.toISOString();
  await conversations.changeNote(noteId, {
    ...(text !== undefined && text !== note.text && { text, editedAt: at }),
    ...(removed !== undefined && { removedAt: removed ? at : null }),
  });
  const what = removed === undefined ? 'note-changed' : removed ? 'note-removed' : 'note-restored';
  const texts = text !== undefined && { before: note.text, after: text };
  await noted(kind, work, found, { kind: `${kind.name}.${what}`, afterId: noteId, ...texts });
  return 'changed';
}

async function noted(kind: CaseKind, work: Work, found: Case, event: Omit<NewEvent, 'actor' | 'subject'>): Promise<void> {
  await kind.refresh(work.repositories, found.id, 'written', work.now);
  await record(kind, work, found, [event]);
}
