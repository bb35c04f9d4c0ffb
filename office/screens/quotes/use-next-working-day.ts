import { dayLater } from '#contract/hours/hours-exceptions';
import { company } from '../../content/company.ts';
import { useNextOpening } from '../../data/mails/mail-many.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { momentOf } from '../../parts/times/wall-time.ts';
import { reminderAt } from './reminders.ts';

/** Returns the next day on which the company opens, by its weekday, where that is not tomorrow: of that there is a choice already. */
export function useNextWorkingDay(): { at: string; name: string } | undefined {
  const dateFormats = useDateFormats();
  const opening = useNextOpening().data;
  const moment = opening && momentOf(opening, company().timeZone);
  if (!opening || !moment) return undefined;
  const day = opening.slice(0, 10);
  return day > dayLater(dateFormats.today(), 1) ? { at: reminderAt(day, new Date()), name: dateFormats.weekday(moment) } : undefined;
}
