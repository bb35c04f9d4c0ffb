import { z } from '../zod.ts';
import type { Topic } from './topics.ts';

/** A line of the server-sent stream: which data changed. A topic that a later release sends is one that nothing here shows. */
export const Change = z.object({ topics: z.array(z.string() as unknown as z.ZodType<Topic>) });
export type Change = z.infer<typeof Change>;
