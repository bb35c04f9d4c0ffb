import { id } from '../schema.ts';
import { z } from '../zod.ts';

/** Comes with the answer to a change: the ids of those of its events by which it can be undone. */
export const Recorded = z.object({ events: z.array(id) });
/** The answer to a change that can be undone. */
export const recorded = <Answer extends z.ZodType>(answer: Answer) => z.intersection(answer, Recorded);
/** Names the events that were undone and, by the id of each quote and application, the version that it has now. */
export const UndoneEvents = z.object({ undone: z.array(id), versions: z.record(z.string(), z.int()) });
export type UndoneEvents = z.infer<typeof UndoneEvents>;
