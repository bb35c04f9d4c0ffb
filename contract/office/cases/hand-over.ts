import { id } from '../../schema.ts';
import { z } from '../../zod.ts';

/** Counts what is open of somebody's: their quotes, those of them with a reminder, their applications, and the interviews to come in which they take part. */
export const OpenWork = z.object({ quotes: z.int(), reminders: z.int(), applications: z.int(), interviews: z.int() });
export type OpenWork = z.infer<typeof OpenWork>;

/** Lists what is given to others when somebody leaves. Reminders go with their quotes. */
export const handedOver = ['quotes', 'applications', 'interviews'] as const satisfies readonly (keyof OpenWork)[];
export type HandedOver = (typeof handedOver)[number];

/** Says who takes what is open of somebody who leaves; null: nobody. What is left out stays theirs. */
export const HandOver = z.partialRecord(z.enum(handedOver), id.nullable());
export type HandOver = z.infer<typeof HandOver>;
