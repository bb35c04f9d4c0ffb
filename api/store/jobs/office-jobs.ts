import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { emptyJobText, isBegun } from '#contract/office/job-check';
import type { JobContent, JobText } from '#contract/office/jobs';
import { timestamp } from '#contract/schema';
import { languageOf } from '#contract/text/text-language';
import { bumpRevision } from '../changes/revisions.ts';
import { faultsOf } from '../content/faults.ts';
import { json, momentIn, textIn, uncheckedJson } from '../rows/columns.ts';
import { countRows } from '../rows/count-rows.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';
import { toJob } from './jobs.ts';

/** A job as the Office works on it; its draft is in `contentDrafts`. */
export interface JobEntry {
  id: string;
  content: JobContent;
  publishedAt: string | null;
  closedAt: string | null;
  archivedAt: string | null;
  /** The site leaves it out. */
  needsAttention: boolean;
  version: number;
}

/** Describes the changes of a job; its version changes with every one. */
export type JobChange = Partial<Pick<JobEntry, 'content' | 'publishedAt' | 'closedAt' | 'archivedAt'>>;

export function officeJobRepository(db: Kysely<Tables>) {
  return {
    async list(): Promise<JobEntry[]> {
      return (await db.selectFrom('careers').selectAll().orderBy('id').execute()).map(toEntry);
    },

    /** `lock`: nobody else changes it until the transaction ends. */
    async find(id: string, { lock = false } = {}): Promise<JobEntry | undefined> {
      const query = db.selectFrom('careers').selectAll().where('id', '=', id);
      const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
      return row && toEntry(row);
    },

    /** A job that is not public. To be called inside a transaction. */
    async add(content: JobContent, id = newId()): Promise<JobEntry> {
      const row = await db
        .insertInto('careers')
        .values({ id, publishedAt: null, ...columnsOf(content) })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toEntry(row);
    },

    /** A draft alone makes a newer version too, of which no page knows. To be called inside a transaction. */
    async change(id: string, { content, ...standing }: JobChange): Promise<void> {
      const changed: Updateable<Tables['careers']> = { ...standing, ...(content && columnsOf(content)) };
      await db
        .updateTable('careers')
        .set({ ...changed, version: sql<number>`version + 1` })
        .where('id', '=', id)
        .execute();
      if (Object.keys(changed).length > 0) await bumpRevision(db, 'careers');
    },

    /** By the id of the job. */
    async applicationCounts(): Promise<Map<string, number>> {
      const rows = await db
        .selectFrom('applicants')
        .select(({ fn }) => ['careerId', fn.countAll().as('total')])
        .where('mergedInto', 'is', null)
        .groupBy('careerId')
        .execute();
      return new Map(rows.map(({ careerId, total }) => [careerId, Number(total)]));
    },

    countApplications: (id: string): Promise<number> =>
      countRows(db.selectFrom('applicants').where('careerId', '=', id).where('mergedInto', 'is', null)),
  };
}

/** A job in one language is stored as it was written; Arabic beside it only where there are two (docs/decisions/0115). */
function columnsOf({ closingDate, en, ar }: JobContent) {
  const written = isBegun(en) ? en : ar;
  const { responsibilities, qualifications, ...texts } = written;
  return {
    closingDate,
    ...texts,
    responsibilities: json(responsibilities),
    qualifications: json(qualifications),
    ar: written === en && isBegun(ar) ? json(ar) : null,
  };
}

function toEntry(row: Selectable<Tables['careers']>): JobEntry {
  const { id, closedAt, archivedAt, version } = row;
  const written = textOf({
    ...row,
    responsibilities: uncheckedJson(row.responsibilities),
    qualifications: uncheckedJson(row.qualifications),
  });
  const translation = row.ar === null ? undefined : textOf(uncheckedJson(row.ar));
  const isArabicAlone = translation === undefined && languageOf(written.jobTitle) === 'ar';
  const texts = isArabicAlone ? { en: emptyJobText, ar: written } : { en: written, ar: translation ?? emptyJobText };
  return {
    id,
    version,
    content: { closingDate: textIn(row.closingDate), ...texts },
    // Without a moment, it is public from when it is published anew.
    publishedAt: timestamp.safeParse(row.publishedAt).data ?? null,
    closedAt: closedAt && momentIn(closedAt),
    archivedAt: archivedAt && momentIn(archivedAt),
    needsAttention: archivedAt === null && faultsOf('job', toJob(row)).length > 0,
  };
}

/** Whatever somebody has written into the row: what is no text is shown as none. */
function textOf(column: unknown): JobText {
  const fields: Record<string, unknown> = typeof column === 'object' && column !== null ? { ...column } : {};
  const text = (name: keyof JobText) => (typeof fields[name] === 'string' ? fields[name] : '');
  const list = (name: keyof JobText): string[] => {
    const value = fields[name];
    return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
  };
  return {
    jobTitle: text('jobTitle'),
    location: text('location'),
    summary: text('summary'),
    responsibilities: list('responsibilities'),
    qualifications: list('qualifications'),
  };
}
