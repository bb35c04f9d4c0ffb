import { type Brand, brand } from '#brand';
import { workingWeek } from '#brand/week';
import { type WeekDay, weekDays } from '#contract/time/week';
import { readCompany } from '../../company/company.ts';
import type { ApiDependencies } from '../../dependencies.ts';
import type { DigestTopic } from '../../store/mails/tables-mail.ts';
import { inTransaction, type Work } from '../../store/work.ts';
import { calendarDay } from '../../time/company-time.ts';
import { type PeriodicJob, startPeriodicJob } from '../../time/periodic-job.ts';
import { writeOverdueDigest, writeWeeklyDigest } from './chosen-mails.ts';

type Context = Pick<ApiDependencies, 'store' | 'texts' | 'settings' | 'wakeOutbox'>;
type Write = (work: Work, context: Context) => Promise<void>;

const minuteMs = 60 * 1000;
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

interface Schedule {
  topic: DigestTopic;
  days: readonly WeekDay[];
  /** Minutes after midnight, where the company is. */
  from: number;
  write: Write;
}

/**
 * Returns the times of the digests. What waits too long: on working days, half an hour before the office opens. The week: an hour before its last day
 * ends.
 */
const schedulesOf = ({ hours }: Pick<Brand, 'hours'>): readonly Schedule[] => [
  { topic: 'overdue', days: hours.workingDays, from: minutesOf(hours.opens) - 30, write: writeOverdueDigest },
  { topic: 'week', days: [workingWeek(hours.days).last], from: minutesOf(hours.closes) - 60, write: writeWeeklyDigest },
];

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
      for (const schedule of schedulesOf(brands.en)) if (isDue(schedule, now())) await writeOnce(context, schedule, now());
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

/** From its time until midnight, where the company is. */
function isDue({ days, from }: Schedule, now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: brand.timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const day = weekDays.find((name) => name === part('weekday'));
  return day !== undefined && days.includes(day) && minutesOf(`${part('hour')}:${part('minute')}`) >= from;
}
