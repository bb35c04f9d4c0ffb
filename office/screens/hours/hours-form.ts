import { coveredWeek } from '#contract/hours/hours-exceptions';
import { HoursValues, type OfficeHours } from '#contract/hours/office-hours';
import { type WeekHours, weekOf } from '#contract/hours/week-hours';
import type { OfficeMessageKey } from '#contract/messages';
import { weekDays } from '#contract/time/week';
import { z } from '#contract/zod';

const Pair = z.object({ en: z.string(), ar: z.string() });
export type Pair = z.infer<typeof Pair>;
const Week = z.record(z.enum(weekDays), z.array(z.object({ opens: z.string(), closes: z.string() })));

/** The hours as somebody is writing them: nothing of them has to be right yet. */
export const HoursForm = z.object({
  weekHours: Week,
  /** Null: they are put into words. */
  hoursLabel: Pair.nullable(),
  hoursOtherwise: Pair,
  hoursExceptions: z.array(z.object({ from: z.string(), to: z.string(), name: Pair, week: Week.nullable() })),
});
export type HoursForm = z.infer<typeof HoursForm>;
export type ExceptionForm = HoursForm['hoursExceptions'][number];

export const emptyForm: HoursForm = {
  weekHours: weekOf(() => []),
  hoursLabel: null,
  hoursOtherwise: { en: '', ar: '' },
  hoursExceptions: [],
};

const typed = ({ en, ar = '' }: { en: string; ar?: string | undefined }): Pair => ({ en, ar });

export const formOf = ({ weekHours, hoursLabel, hoursOtherwise, hoursExceptions }: HoursValues): HoursForm => ({
  weekHours,
  hoursLabel: hoursLabel && typed(hoursLabel),
  hoursOtherwise: typed(hoursOtherwise ?? { en: '' }),
  hoursExceptions: hoursExceptions.map((exception) => ({ ...exception, name: typed(exception.name) })),
});

export const draftOf = ({ values, version }: OfficeHours) => ({ content: formOf(values), version });

/** A text as it is sent. Without Arabic, Arabic pages have the English. */
export const sentOf = ({ en, ar }: Pair) => ({ en: en.trim(), ...(ar.trim() && { ar: ar.trim() }) });
const isBlank = ({ en, ar }: Pair): boolean => `${en}${ar}`.trim() === '';

/** Whether every time is there, so that the hours can be put into words. */
export const isWritten = (week: WeekHours | null): boolean =>
  week === null || Object.values(week).every((hours) => hours.every(({ opens, closes }) => opens !== '' && closes !== ''));

const parsed = ({ weekHours, hoursLabel, hoursOtherwise, hoursExceptions }: HoursForm) =>
  HoursValues.safeParse({
    weekHours,
    hoursLabel: hoursLabel && sentOf(hoursLabel),
    hoursOtherwise: isBlank(hoursOtherwise) ? null : sentOf(hoursOtherwise),
    hoursExceptions: hoursExceptions.map((exception) => ({ ...exception, name: sentOf(exception.name), week: coveredWeek(exception) })),
  });

/** The values of a form as the server takes them; undefined while any is wrong. */
export const valuesOf = (form: HoursForm): HoursValues | undefined => parsed(form).data;

/** Says what is wrong with a form, by where it stands: `weekHours.Sunday.0.closes`. */
export type Problems = Readonly<Record<string, string>>;

export function problemsOf(form: HoursForm, texts: Readonly<Partial<Record<OfficeMessageKey, string>>>, otherwise: string): Problems {
  const issues = parsed(form).error?.issues ?? [];
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), texts[message as OfficeMessageKey] ?? otherwise]),
  );
}

/** Returns those of a part of the form, as it names them. */
export const problemsIn = (problems: Problems, part: string): Problems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, text]) =>
      path === part ? [['', text]] : path.startsWith(`${part}.`) ? [[path.slice(part.length + 1), text]] : [],
    ),
  );
