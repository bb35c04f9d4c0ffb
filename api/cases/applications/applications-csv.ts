import type { Locale } from '#contract/locales';
import type { ApplicationQuery } from '#contract/office/applications';
import { csvOfPages } from '../../files/csv.ts';
import type { ApiTexts } from '../../settings.ts';
import { spreadsheetTime } from '../../time/company-time.ts';
import type { Reading } from '../case-kind.ts';
import { withReceivedSpan } from '../received-span.ts';
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
  const { after, limit, ...asked } = query;
  const filter = withReceivedSpan(asked, reading.now);
  return csvOfPages(
    Object.values(columns),
    async (request) => {
      const page = await officeApplications.page(filter, request);
      return { ...page, rows: await withErasure(reading, page.rows) };
    },
    (row) => {
      const cells: Record<keyof typeof columns, string> = {
        reference: row.reference,
        received: spreadsheetTime(row.receivedAt),
        again: spreadsheetTime(row.appliedAgainAt),
        name: row.fullName,
        email: row.email,
        job: jobs.get(row.jobId) || row.jobTitle,
        language: languages[row.locale],
        state: states[row.state],
        since: spreadsheetTime(row.since),
        rating: row.rating === null ? '' : String(row.rating),
        assignee: names.get(row.assigneeId ?? '') ?? '',
        notes: String(row.notes),
        interview: spreadsheetTime(row.interview?.at),
        minutes: row.interview ? String(row.interview.minutes) : '',
        place: row.interview?.place ?? '',
        notified: spreadsheetTime(row.declineNotifiedAt),
        wroteBack: spreadsheetTime(row.wroteAt),
        erased: spreadsheetTime(row.erasedAt),
      };
      return (Object.keys(columns) as (keyof typeof columns)[]).map((column) => cells[column]);
    },
  );
}
