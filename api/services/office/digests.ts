import type { Brand } from '#brand';
import { workingWeek } from '#brand/week';
import { openingsOn, weekDayOf } from '#contract/hours/hours-exceptions';
import { minutesOf } from '#contract/hours/week-hours';
import { readCompany } from '../../company/company.ts';
import type { ApiDependencies } from '../../dependencies.ts';
import type { DigestTopic } from '../../store/mails/tables-mail.ts';
import { inTransaction, type Work } from '../../store/work.ts';
import { calendarDay, wallTime } from '../../time/company-time.ts';
import { type PeriodicJob, startPeriodicJob } from '../../time/periodic-job.ts';
import { writeOverdueDigest, writeWeeklyDigest } from './chosen-mails.ts';

type Context = Pick<ApiDependencies, 'store' | 'texts' | 'settings' | 'wakeOutbox'>;
type Write = (work: Work, context: Context) => Promise<void>;

const minuteMs = 60 * 1000;
const dayMinutes = 24 * 60;

interface Schedule {
  topic: DigestTopic;
  /** Minutes after midnight, where the company is. */
  from: number;
  write: Write;
}

/**
 * Returns the digests of a day. What waits too long: on days on which the office opens, half an hour before. The week: an hour before its last day
 * ends, on a holiday too.
 */
function schedulesOn({ hours }: Pick<Brand, 'hours'>, day: string): Schedule[] {
  const openings = openingsOn(hours, day);
  const [first] = openings;
  const schedules: Schedule[] = first ? [{ topic: 'overdue', from: minutesOf(first.opens) - 30, write: writeOverdueDigest }] : [];
  const lastDay = workingWeek(hours.days).last;
  const last = openings.at(-1) ?? hours.week[lastDay].at(-1);
  if (weekDayOf(day) !== lastDay || !last) return schedules;
  const from = (last.closes > last.opens ? minutesOf(last.closes) : dayMinutes) - 60;
  return [...schedules, { topic: 'week', from, write: writeWeeklyDigest }];
}

export interface DigestOptions extends Context {
  log: { error(details: object, message: string): void };
  now?: () => Date;
  intervalMs?: number;
}

/** Writes the mails of a day or week that people have chosen, once each. What was missed is written later on the same day. */
export function startDigests({ log, now = () => new Date(), intervalMs = minuteMs, ...context }: DigestOptions): PeriodicJob {
  return startPeriodicJob({
    intervalMs,
    onError: (error) => log.error({ err: error }, 'mails that colleagues have chosen could not be written; they are tried again'),
    async run() {
      const { brands } = await readCompany(context.store, context.settings);
      const { day, time } = wallTime(now());
      // From its time until midnight, where the company is.
      for (const schedule of schedulesOn(brands.en, day)) if (minutesOf(time) >= schedule.from) await writeOnce(context, schedule, now());
    },
  });
}

async function writeOnce(context: Context, { topic, write }: Schedule, now: Date): Promise<void> {
  const writeNew = async (work: Work): Promise<boolean> => {
    if (!(await work.repositories.digests.claim(topic, calendarDay(now)))) return false;
    await write(work, context);
    return true;
  };
  const isWritten = await inTransaction(context.store, { actor: null, now }, writeNew);
  if (isWritten) context.wakeOutbox();
}
