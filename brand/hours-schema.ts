import { HoursExceptions } from '#contract/hours/hours-schemas';
import { problemsOfWeek, timeOfDayPattern } from '#contract/hours/week-hours';
import { weekDays } from '#contract/time/week';
import { z } from '#contract/zod';
import { wholeExceptions, wholeWeek } from './hours.ts';
import { text } from './texts.ts';

const timeOfDay = z.string().regex(timeOfDayPattern, 'must be a time such as 09:00');
const weekDay = z.enum(weekDays, `must be one of ${weekDays.join(', ')}`);
const date = z.iso.date('must be a date such as 2027-02-08');

/** A day that is missing is closed. A time that closes earlier than it opens is after midnight. */
const week = z.partialRecord(weekDay, z.array(z.strictObject({ opens: timeOfDay, closes: timeOfDay })).max(3, 'must have at most three'));

const exception = z.strictObject({
  /** The first and the last day on which it applies. */
  from: date,
  to: date,
  /** "Ramadan". */
  name: text,
  /** Optional. The hours by day, as in `week` above; without them it is closed. */
  week: week.optional(),
});

const weekProblems = {
  same: 'must differ from opens',
  afterMidnight: 'must be later than opens, or 04:00 at the latest',
  overlap: 'must be earlier than the next time that it opens',
  noDay: 'must have a day with hours',
};
const exceptionProblems: Record<string, string> = {
  'company.lastDay': 'must not be before from',
  'company.days': 'must have hours on one of its days',
  'company.exceptionsOverlap': 'must be after the days of the exceptions before it',
};

/** The hours of the company: the same on all its working days, or by day. */
export const BrandHours = z
  .strictObject({
    /** Optional. As the company writes them: "Sat-Thr 09:00-17:00". Says the same as the fields below; without it they are put into words. */
    label: text.optional(),
    /** Optional. What applies to other times: "Weekend by appointment". */
    otherwise: text.optional(),
    /** The first day of a calendar's row. */
    weekStartsOn: weekDay,
    /** The days with the same hours, and these; left out where `week` is given. */
    workingDays: z.array(weekDay).min(1, 'must have at least one day').optional(),
    opens: timeOfDay.optional(),
    closes: timeOfDay.optional(),
    /** Optional, instead of the three before: the hours by day, one or several times each: `{ Sunday: [{ opens: '09:00', closes: '17:00' }] }`. */
    week: week.optional(),
    /** Optional. Days with other hours, such as Ramadan and holidays; the Office can set them too. */
    exceptions: z.array(exception).optional(),
  })
  .superRefine(({ workingDays, opens, closes, week: days, exceptions }, context) => {
    const issue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    for (const [field, value] of Object.entries({ workingDays, opens, closes }))
      if ((value === undefined) !== (days !== undefined)) issue([field], days ? 'must be left out beside week' : 'is missing');
    if (opens !== undefined && closes !== undefined && opens >= closes) issue(['closes'], 'must be later than opens');
    for (const { path, problem } of days ? problemsOfWeek(wholeWeek(days)) : []) issue(['week', ...path], weekProblems[problem]);
    const given = HoursExceptions.safeParse(wholeExceptions(exceptions));
    for (const { path, message } of given.error?.issues ?? [])
      issue(
        ['exceptions', ...path.map(String)],
        exceptionProblems[message] ?? 'has hours that do not go together, or a name of more than 40 characters',
      );
  });
