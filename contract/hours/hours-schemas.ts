import type { OfficeMessageKey } from '../messages.ts';
import { line } from '../schema.ts';
import { type WeekDay, weekDays } from '../time/week.ts';
import { z } from '../zod.ts';
import { coveredDays } from './hours-exceptions.ts';
import { maxIntervals, problemsOfWeek, timeOfDayPattern, type WeekHours as Week, type WeekProblem } from './week-hours.ts';

const key = (name: OfficeMessageKey): OfficeMessageKey => name;

export const exceptionLimits = { name: 40, count: 40 } as const;

const messages: Record<WeekProblem, OfficeMessageKey> = {
  same: 'company.closes',
  afterMidnight: 'company.afterMidnight',
  overlap: 'company.hoursOverlap',
  noDay: 'company.days',
};

const timeOfDay = z.string(key('company.time')).regex(timeOfDayPattern, key('company.time'));
const day = z
  .array(z.strictObject({ opens: timeOfDay, closes: timeOfDay }))
  .max(maxIntervals)
  .overwrite((intervals) => intervals.toSorted((one, other) => one.opens.localeCompare(other.opens)));

export const WeekHours: z.ZodType<Week, Week> = z
  .strictObject(Object.fromEntries(weekDays.map((name) => [name, day])) as Record<WeekDay, typeof day>)
  .superRefine((week, context) => {
    const times = Object.values(week).flatMap((intervals) => intervals.flatMap(({ opens, closes }) => [opens, closes]));
    if (times.every((time) => timeOfDayPattern.test(time)))
      for (const { path, problem } of problemsOfWeek(week)) context.addIssue({ code: 'custom', path, message: messages[problem] });
  });

const date = z.iso.date(key('company.date')).refine((day) => day >= '2000', key('company.date'));

/** Days on which other hours apply, both ends included; null: it is closed on all of them. */
export const HoursException = z
  .strictObject({
    from: date,
    to: date,
    name: z.strictObject({ en: line(exceptionLimits.name), ar: line(exceptionLimits.name).optional() }),
    week: WeekHours.nullable(),
  })
  .superRefine(({ from, to, week }, context) => {
    const issue = (path: string, message: OfficeMessageKey) => context.addIssue({ code: 'custom', path: [path], message });
    const covered = coveredDays(from, to);
    if (to < from) issue('to', 'company.lastDay');
    else if (week && covered.length > 0 && covered.every((day) => week[day].length === 0)) issue('week', 'company.days');
  });

/** In the order of their days. Two that share a day are refused: which one applies would be a guess. */
export const HoursExceptions = z
  .array(HoursException)
  .max(exceptionLimits.count)
  .superRefine((exceptions, context) => {
    exceptions.forEach(({ from, to }, index) => {
      if (exceptions.some((other, at) => at < index && other.from <= to && from <= other.to))
        context.addIssue({ code: 'custom', path: [index, 'from'], message: key('company.exceptionsOverlap') });
    });
  })
  .overwrite((exceptions) => exceptions.toSorted((one, other) => one.from.localeCompare(other.from)));
