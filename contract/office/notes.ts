import { id, paragraph, timestamp } from '../schema.ts';
import { z } from '../zod.ts';

/** A note for colleagues, in the timeline of what it is about. */
export const NoteEntry = z.object({
  kind: z.literal('note'),
  id,
  at: timestamp,
  authorId: id.nullable(),
  text: z.string(),
  /** Null: as it was written first. */
  editedAt: timestamp.nullable(),
  version: z.int(),
});
export type NoteEntry = z.infer<typeof NoteEntry>;

/** Upper bounds of a note, in UTF-16 code units: as it is typed, and with ids in the place of names. */
export const noteLimits = { typed: 5_000, stored: 6_000 } as const;

/** Names colleagues by their ids (cases/mentions.ts). */
export const NewNote = z.object({ text: paragraph(noteLimits.stored) });

/** Changes one's own note, with `If-Match` of the note. `removed: false` brings it back. */
export const ChangeNote = z.object({ text: paragraph(noteLimits.stored).optional(), removed: z.boolean().optional() });
export type ChangeNote = z.infer<typeof ChangeNote>;
