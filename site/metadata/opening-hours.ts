import type { Brand } from '#brand';
import { coveredDays } from '#contract/hours/hours-exceptions';
import { groupsOf } from '#contract/hours/hours-words';
import { isWholeDay, type OpenInterval, type WeekHours } from '#contract/hours/week-hours';
import type { WeekDay } from '#contract/time/week';

const specification = (details: object) => ({ '@type': 'OpeningHoursSpecification', ...details });

/** As search engines read a whole day. */
const timesOf = (interval: OpenInterval): OpenInterval =>
  isWholeDay(interval) ? { opens: '00:00', closes: '23:59' } : { opens: interval.opens, closes: interval.closes };
/** As they read that it is closed. */
const closed = { opens: '00:00', closes: '00:00' };

const openingsOf = (week: WeekHours, startsOn: WeekDay) =>
  groupsOf(week, startsOn).flatMap(({ days, hours }) => hours.map((interval) => ({ dayOfWeek: days, ...timesOf(interval) })));

/** The hours of the company as structured data: those of every week, and the exceptions that are not over, in which closed days are named too. */
export function openingHours({ week, weekStartsOn, exceptions }: Brand['hours'], today: string) {
  const [only, ...others] = openingsOf(week, weekStartsOn).map(specification);
  const special = exceptions
    .filter(({ to }) => today <= to)
    .flatMap(({ from, to, week: days }) => {
      const dates = { validFrom: from, validThrough: to };
      if (!days) return [specification({ ...dates, ...closed })];
      const off = coveredDays(from, to).filter((day) => days[day].length === 0);
      const openings = openingsOf(days, weekStartsOn);
      return [...openings, ...(off.length > 0 ? [{ dayOfWeek: off, ...closed }] : [])].map((one) => specification({ ...dates, ...one }));
    });
  return {
    openingHoursSpecification: others.length === 0 ? only : [only, ...others],
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}
