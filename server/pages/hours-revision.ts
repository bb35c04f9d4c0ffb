import { brand } from '#brand';
import { changedBrands } from '#brand/changes';
import type { CompanyValues } from '#contract/company';
import { daysOfChange } from '#contract/hours/hours-exceptions';
import { wallTimeIn } from '#contract/time/wall-time';
import type { Revisions } from './page-cache.ts';

const minuteMs = 60_000;

/**
 * Adds to the revisions of the data how many of the days have come on which something else is said of the opening hours than before, where the
 * company is. So pages that name the company are rendered anew when an exception is announced, begins and ends, on whichever side of it the clock is
 * put; days begin with a minute.
 */
export function withHoursRevision(
  readRevisions: () => Promise<Revisions>,
  readCompany: () => Promise<CompanyValues>,
  { now = Date.now, timeZone = brand.timeZone }: { now?: () => number; timeZone?: string } = {},
): () => Promise<Revisions> {
  const wallTime = wallTimeIn(timeZone);
  let of: number | undefined;
  let days: string[] | undefined;
  let minute = Number.NaN;
  let hours = 0;
  /** The same object as long as nothing has changed: it has the revision of each text. */
  let last: { of: Revisions; with: Revisions } | undefined;

  return async () => {
    const revisions = await readRevisions();
    if (!days || of !== revisions.company) {
      days = daysOfChange(changedBrands(await readCompany()).en.hours.exceptions);
      of = revisions.company;
      minute = Number.NaN;
    }
    const thisMinute = Math.floor(now() / minuteMs);
    if (thisMinute !== minute) {
      const today = wallTime(new Date(now())).day;
      hours = days.filter((day) => day <= today).length;
      minute = thisMinute;
    }
    if (last?.of !== revisions || last.with.hours !== hours) last = { of: revisions, with: { ...revisions, hours } };
    return last.with;
  };
}
