import { z } from '../../zod.ts';

/** Says where a person's calendar program reads their interviews; null while nowhere. */
export const CalendarFeed = z.object({ url: z.string().nullable() });
