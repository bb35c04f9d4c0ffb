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

export const NewNote = z.object({ text: paragraph(5_000) });

/** Changes one's own note, with `If-Match` of the note. `removed: false` brings it back. */
export const ChangeNote = z.object({ text: paragraph(5_000).optional(), removed: z.boolean().optional() });
export type ChangeNote = z.infer<typeof ChangeNote>;
