import type { MailContext } from '../../settings.ts';
import type { Repositories } from '../../store/open-store.ts';
import type { Colleague } from '../../store/work.ts';
import type { DemoFiles } from './demo-files.ts';
import type { DemoColleague, DemoWork } from './demo-work.ts';

/** Describes what the seeding of work has at hand. */
export interface Seeding {
  repositories: Repositories;
  context: MailContext;
  work: DemoWork;
  files: DemoFiles;
  colleagues: Record<DemoColleague, Colleague>;
  /** Moment of the start, from which everything is counted back. */
  now: Date;
}

const hourMs = 60 * 60 * 1000;
export const hoursFrom = (now: Date, hours: number): Date => new Date(now.getTime() + hours * hourMs);

/** Returns the time at which something came: not all of it at the same minute of an hour. */
export function receivedAt(now: Date, { hoursAgo, mailbox }: { hoursAgo: number; mailbox: string }): Date {
  const minutes = [...mailbox].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 47;
  return hoursFrom(now, -hoursAgo - minutes / 60);
}

/** Name and e-mail address of somebody who does not exist. */
export const personOf = ({ mark }: DemoWork, { name, mailbox }: { name: string; mailbox: string }) => ({
  fullName: `${name} (${mark})`,
  email: `${mailbox}@demo.example`,
});
