import { id } from '../schema.ts';
import { z } from '../zod.ts';

/** What a change answers with besides: the ids of those of its events by which it can be undone. */
export const Recorded = z.object({ events: z.array(id) });
/** The answer to a change that can be undone. */
export const recorded = <Answer extends z.ZodType>(answer: Answer) => z.intersection(answer, Recorded);
/** What is to be undone: one change, or all that were made of many things at once. */
export const UndoEvents = z.object({ events: z.array(id).min(1).max(500) });
/** Those of the events that were undone; by the id of each quote and application, the version that it has now. */
export const UndoneEvents = z.object({ undone: z.array(id), versions: z.record(z.string(), z.int()) });
export type UndoneEvents = z.infer<typeof UndoneEvents>;
