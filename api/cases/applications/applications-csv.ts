import { brand } from '#brand';
import type { Locale } from '#contract/locales';
import type { ApplicationQuery } from '#contract/office/applications';
import { wallTimeIn } from '#contract/time/wall-time';
import { csvOfPages } from '../../files/csv.ts';
import type { ApiTexts } from '../../settings.ts';
import type { Reading } from '../case-kind.ts';
import { withErasure } from './with-erasure.ts';

/** Everything that the list would show, with heads and words in the reader's language and times as the clocks of the company show them. */
export async function csvOfApplications(
  reading: Reading,
  query: ApplicationQuery,
  { locale, texts }: { locale: Locale; texts: Record<Locale, ApiTexts> },
): Promise<string> {
  const { officeApplications, accounts, careers } = reading.repositories;
  const { columns, states, languages } = texts[locale].officeMails.applicationsFile;
  const names = new Map((await accounts.list()).map(({ id, name }) => [id, name]));
  const jobs = new Map((await careers.listAll(reading.now)).map(({ id, titles }) => [id, titles[locale]]));
  const wallTime = wallTimeIn(brand.timeZone);
  // As spreadsheet programs of every language read a time.
  const time = (moment: string | null | undefined) => {
    if (!moment) return '';
    const shown = wallTime(new Date(moment));
    return `${shown.day} ${shown.time}`;
  };
  const { after, limit, ...filter } = query;
  return csvOfPages(
    Object.values(columns),
    async (request) => {
      const page = await officeApplications.page(filter, request);
      return { ...page, rows: await withErasure(reading, page.rows) };
    },
    (row) => {
      const cells: Record<keyof typeof columns, string> = {
        reference: row.reference,
        received: time(row.receivedAt),
        name: row.fullName,
        email: row.email,
        job: jobs.get(row.jobId) || row.jobTitle,
        language: languages[row.locale],
        state: states[row.state],
        since: time(row.since),
        rating: row.rating === null ? '' : String(row.rating),
        assignee: names.get(row.assigneeId ?? '') ?? '',
        notes: String(row.notes),
        interview: time(row.interview?.at),
        minutes: row.interview ? String(row.interview.minutes) : '',
        place: row.interview?.place ?? '',
        notified: time(row.declineNotifiedAt),
        wroteBack: time(row.wroteAt),
        erased: time(row.erasedAt),
      };
      return (Object.keys(columns) as (keyof typeof columns)[]).map((column) => cells[column]);
    },
  );
}
