import type { Brand } from '#brand';
import { workingWeek } from '#brand/week';
import { dayLater, openingsOn } from '#contract/hours/hours-exceptions';
import { minutesOf } from '#contract/hours/week-hours';
import { weekStart } from '#contract/office/figures/periods';
import { readCompany } from '../../company/company.ts';
import type { ApiDependencies } from '../../dependencies.ts';
import type { DigestTopic } from '../../store/mails/tables-mail.ts';
import { inTransaction, type Work } from '../../store/work.ts';
import { wallTime } from '../../time/company-time.ts';
import { type PeriodicJob, startPeriodicJob } from '../../time/periodic-job.ts';
import { announceJobs } from '../job-alerts/announce-jobs.ts';
import { writeOverdueDigest } from './chosen-mails.ts';
import { writeWeeklyDigest } from './weekly-digest.ts';

type Context = Pick<ApiDependencies, 'store' | 'texts' | 'settings' | 'wakeOutbox'>;
type Write = (work: Work, context: Context) => Promise<void>;

const minuteMs = 60 * 1000;
/** The week's figures are there when the first colleagues begin. */
const weekTime = '08:00';

interface Schedule {
  topic: DigestTopic;
  /** The day that it is written for, once: the mail of a week is that of its first day. */
  day: string;
  /** Minutes after midnight, where the company is. */
  from: number;
  write: Write;
}

/**
 * Returns the digests of a day. What waits too long: on days on which the office opens, half an hour before. New jobs, to whoever wants to hear of them:
 * when it opens. The figures of the week that is over: at eight of the first day on which the office opens in a week, holidays considered.
 */
function schedulesOn({ hours }: Pick<Brand, 'hours'>, day: string): Schedule[] {
  const [first] = openingsOn(hours, day);
  if (!first) return [];
  const overdue: Schedule = { topic: 'overdue', day, from: minutesOf(first.opens) - 30, write: writeOverdueDigest };
  const jobs: Schedule = { topic: 'jobs', day, from: minutesOf(first.opens), write: announceJobs };
  const firstDay = weekStart(day, workingWeek(hours.days).first);
  for (let earlier = firstDay; earlier < day; earlier = dayLater(earlier, 1))
    if (openingsOn(hours, earlier).length > 0) return [overdue, jobs];
  return [overdue, jobs, { topic: 'week', day: firstDay, from: minutesOf(weekTime), write: writeWeeklyDigest }];
}

export interface DigestOptions extends Context {
  log: { error(details: object, message: string): void };
  now?: () => Date;
  intervalMs?: number;
}

/** Writes the mails of a day or week that people have chosen, colleagues and others, once each. What was missed is written later on the same day. */
export function startDigests({ log, now = () => new Date(), intervalMs = minuteMs, ...context }: DigestOptions): PeriodicJob {
  return startPeriodicJob({
    intervalMs,
    onError: (error) => log.error({ err: error }, 'mails that people have chosen could not be written; they are tried again'),
    async run() {
      const { brands } = await readCompany(context.store, context.settings);
      const { day, time } = wallTime(now());
      // From its time until midnight, where the company is.
      for (const schedule of schedulesOn(brands.en, day)) if (minutesOf(time) >= schedule.from) await writeOnce(context, schedule, now());
    },
  });
}

async function writeOnce(context: Context, { topic, day, write }: Schedule, now: Date): Promise<void> {
  const writeNew = async (work: Work): Promise<boolean> => {
    if (!(await work.repositories.digests.claim(topic, day))) return false;
    await write(work, context);
    return true;
  };
  const isWritten = await inTransaction(context.store, { actor: null, now }, writeNew);
  if (isWritten) context.wakeOutbox();
}
