import type { Insertable, Kysely, Selectable } from 'kysely';
import { Job, JobTranslation } from '#contract/job';
import { defaultLocale, type Locale, locales } from '#contract/locales';
import { calendarDay } from '../../time/company-time.ts';
import { bumpRevision } from '../changes/revisions.ts';
import type { CheckRows, Unchecked } from '../content/public-rows.ts';
import { inLocale, type Translated, uncheckedTranslation } from '../content/translations.ts';
import { json, uncheckedJson } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';

/** `publishedAt` is null for a draft. */
export type NewJob = Translated<Omit<Job, '_id' | 'publishedAt'> & { publishedAt: string | null }, JobTranslation>;

/** A job as rows have it. */
export const TranslatedJob = Job.extend({ ar: JobTranslation.optional() });

/** The part of a job that an application depends on. */
export interface OpenState {
  jobTitle: string;
  isOpen: boolean;
}

/** A calendar day as SQL's `like` knows it; `isCalendarDay` is stricter. */
const dayPattern = '____-__-__';

export function jobRepository(db: Kysely<Tables>, checkRows: CheckRows) {
  return {
    /** Positions that are published, not closed by hand, and whose closing day has not ended at `now`; the newest first. */
    async listOpen(now: Date, locale: Locale = defaultLocale): Promise<Job[]> {
      const rows = await db
        .selectFrom('careers')
        .selectAll()
        .where('publishedAt', '<=', now.toISOString())
        .where('closedAt', 'is', null)
        .where('archivedAt', 'is', null)
        // A row whose closing day is no day at all is read too: it is left out like any that does not match the contract, and reported.
        .where((job) => job.or([job('closingDate', '>=', calendarDay(now)), job('closingDate', 'not like', dayPattern)]))
        .orderBy('publishedAt', 'desc')
        .orderBy('id')
        .execute();
      return checkRows('careers', TranslatedJob, rows.map(toJob)).map((job) => inLocale(job, locale));
    },

    /**
     * Undefined for a job that does not exist or was never published: to the public both are the same. The rest of the row is not
     * checked, and one whose closing day is no day counts as open: whoever had the page open can still apply.
     */
    async find(id: string, now: Date): Promise<OpenState | undefined> {
      const row = await db
        .selectFrom('careers')
        .select(['jobTitle', 'closingDate', 'closedAt', 'archivedAt'])
        .where('id', '=', id)
        .where('publishedAt', '<=', now.toISOString())
        .executeTakeFirst();
      if (!row) return undefined;
      const { jobTitle, ...rest } = row;
      return { jobTitle, isOpen: acceptsApplications(rest, now) };
    },

    /** Returns what a job is called to readers of each language, whether it is public or not; empty when there is none. */
    async titles(id: string): Promise<Record<Locale, string>> {
      const row = await db.selectFrom('careers').select(['jobTitle', 'ar']).where('id', '=', id).executeTakeFirst();
      const { jobTitle = '', ar = null } = row ?? {};
      return titlesOf({ jobTitle, ar });
    },

    /** The same of several jobs, by their ids; those that there are not are missing. */
    async titlesOfAll(ids: readonly string[]): Promise<ReadonlyMap<string, Record<Locale, string>>> {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('careers').select(['id', 'jobTitle', 'ar']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, ...job }) => [id, titlesOf(job)]));
    },

    /** Every job with what the applications for it need; the newest first, and drafts at the end. */
    async listAll(now: Date): Promise<JobOfApplications[]> {
      const rows = await db
        .selectFrom('careers')
        .select(['id', 'jobTitle', 'location', 'ar', 'closingDate', 'publishedAt', 'closedAt', 'archivedAt'])
        .orderBy('publishedAt', (order) => order.desc().nullsLast())
        .orderBy('id')
        .execute();
      return rows.map(({ id, jobTitle, location, ar, closingDate, publishedAt, ...row }) => {
        const isPublished = publishedAt !== null && publishedAt <= now.toISOString();
        const isOpen = isPublished && acceptsApplications({ closingDate, ...row }, now);
        return { id, title: jobTitle, ...textsIn({ jobTitle, location, ar }), closingDate, isOpen };
      });
    },

    /** Notes that people are told of jobs, once: returns those of which nobody was told before. To be called inside the transaction that tells them. */
    async announce(ids: readonly string[], now: Date): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .updateTable('careers')
        .set({ announcedAt: now.toISOString() })
        .where('id', 'in', ids)
        .where('announcedAt', 'is', null)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Returns the new ids, in the order given. To be called inside a transaction. */
    async add(careers: NewJob[]): Promise<string[]> {
      const rows = careers.map(toRow);
      await db.insertInto('careers').values(rows).execute();
      await bumpRevision(db, 'careers');
      return rows.map(({ id }) => id);
    },
  };
}

/** A job as those see it who decide on applications. */
interface JobOfApplications {
  id: string;
  title: string;
  titles: Record<Locale, string>;
  locations: Record<Locale, string>;
  closingDate: string;
  isOpen: boolean;
}

/** Returns what a job is called, and where it is, in each language; in the first where it has no other, or what stands there does not fit. */
function textsIn({ jobTitle, location, ar }: Pick<Selectable<Tables['careers']>, 'jobTitle' | 'location' | 'ar'>) {
  const translation = uncheckedTranslation(ar);
  const title = { jobTitle, ar: JobTranslation.pick({ jobTitle: true }).safeParse(translation).data };
  const place = { location, ar: JobTranslation.pick({ location: true }).safeParse(translation).data };
  const inEach = (textIn: (locale: Locale) => string) =>
    Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])) as Record<Locale, string>;
  return {
    titles: inEach((locale) => inLocale(title, locale).jobTitle),
    locations: inEach((locale) => inLocale(place, locale).location),
  };
}

/** Returns what a job is called in each language. */
export const titlesOf = (job: Pick<Selectable<Tables['careers']>, 'jobTitle' | 'ar'>): Record<Locale, string> =>
  textsIn({ ...job, location: '' }).titles;

/** Whether a published job does, by its closing day and by what staff have done with it. */
const acceptsApplications = (
  { closingDate, closedAt, archivedAt }: Pick<Selectable<Tables['careers']>, 'closingDate' | 'closedAt' | 'archivedAt'>,
  now: Date,
): boolean => (closingDate >= calendarDay(now) || !isCalendarDay(closingDate)) && closedAt === null && archivedAt === null;

const isCalendarDay = (text: string): boolean => Job.shape.closingDate.safeParse(text).success;

function toRow(job: NewJob): Insertable<Tables['careers']> {
  return {
    id: newId(),
    jobTitle: job.jobTitle,
    location: job.location,
    closingDate: job.closingDate,
    publishedAt: job.publishedAt,
    summary: job.summary,
    responsibilities: json(job.responsibilities),
    qualifications: json(job.qualifications),
    ar: job.ar ? json(job.ar) : null,
  };
}

export function toJob({
  id,
  version,
  closedAt,
  archivedAt,
  announcedAt,
  ...row
}: Selectable<Tables['careers']>): Unchecked<Translated<Job, JobTranslation>> {
  return {
    ...row,
    _id: id,
    responsibilities: uncheckedJson(row.responsibilities),
    qualifications: uncheckedJson(row.qualifications),
    ar: uncheckedTranslation(row.ar),
  };
}
