import { useMutation } from '@tanstack/react-query';
import type { ChangeNote, NoteEntry } from '#contract/office/notes';
import type { z } from '#contract/zod';
import { request } from './request.ts';

type Timeline = readonly (NoteEntry | { kind: string; id: string })[];

/** What is put on the timeline of something. */
export interface Written {
  /** Of what it is written about. */
  id: string;
  text: string;
  /** Of this attempt and its repetitions. */
  key: string;
}

/** Writes a note, or what somebody said; `take` gets what it is written about, as it is then. */
export const useWriting = <Detail>(
  call: 'quoteNotes' | 'quoteReplies' | 'applicationNotes' | 'applicationReplies',
  schema: z.ZodType<Detail>,
  take: (detail: Detail) => void,
) =>
  useMutation({
    mutationFn: ({ id, text, key }: Written) =>
      request(call, { method: 'POST', parameters: { id }, body: { text }, idempotencyKey: key, schema }),
    onSuccess: take,
  });

/** Sends a change of a note of that version. Resolves with the version that the note has now. */
export type SendNoteChange = (version: number, change: ChangeNote) => Promise<number>;

interface NoteChange<Detail> {
  call: 'quoteNote' | 'applicationNote';
  /** Of what the note is about. */
  id: string;
  schema: z.ZodType<Detail>;
  take(detail: Detail): void;
  /** Somebody else was faster, or it failed: the newer state is to be fetched. */
  onError(): void;
}

/** What changes, removes or brings back one's own note, by its id. Rejects with the 412 of somebody who was faster. */
export function noteChanges<Detail extends { timeline: Timeline }>({
  call,
  id,
  schema,
  take,
  onError,
}: NoteChange<Detail>): (noteId: string) => SendNoteChange {
  return (note) => async (version, change) => {
    try {
      const detail = await request(call, { method: 'PATCH', parameters: { id, note }, version, body: change, schema });
      take(detail);
      return versionOf(detail.timeline, note, version);
    } catch (error) {
      onError();
      throw error;
    }
  };
}

/** The version that a note has after a change of `sent`; one that was removed stands in no timeline. */
const versionOf = (timeline: Timeline, noteId: string, sent: number): number =>
  timeline.find((entry): entry is NoteEntry => entry.kind === 'note' && entry.id === noteId)?.version ?? sent + 1;
