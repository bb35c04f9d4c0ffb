import { CompanyFields } from '../company.ts';
import { weekDays } from '../time/week.ts';
import { z } from '../zod.ts';

/** The opening hours, as the Office changes them: all of them together. */
export const HoursValues = CompanyFields.pick({ weekHours: true, hoursLabel: true, hoursOtherwise: true, hoursExceptions: true });
export type HoursValues = z.infer<typeof HoursValues>;
export const hoursFields = Object.keys(HoursValues.shape) as (keyof HoursValues)[];

export const OfficeHours = z.object({
  values: HoursValues,
  /** Applies where nothing was changed: from `brand.config.ts`. Not checked: a text there may be longer than one that is written here. */
  configured: z.custom<HoursValues>((value) => typeof value === 'object'),
  /** The first day of a calendar's row. */
  weekStartsOn: z.enum(weekDays),
  /** IANA name of that in which they are meant. */
  timeZone: z.string(),
  /** The version of the company as a whole. */
  version: z.int(),
});
/** Says when the company opens next, as its clocks show it. */
export const NextOpening = z.object({ day: z.iso.date(), time: z.string() });

export type OfficeHours = z.infer<typeof OfficeHours>;
