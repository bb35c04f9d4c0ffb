import type { Insertable, Kysely } from 'kysely';
import { brand } from '#brand';
import type { Career } from '#contract/career';
import { fromJson, json } from './columns.ts';
import { newId } from './identifiers.ts';
import { bumpRevision } from './revisions.ts';
import type { Tables } from './tables.ts';

/** `publishedAt` is null for a draft. */
export type NewCareer = Omit<Career, '_id' | 'publishedAt'> & { publishedAt: string | null };

/** The part of a position that an application depends on. */
export interface CareerState {
  jobTitle: string;
  isOpen: boolean;
}

export function careerRepository(db: Kysely<Tables>) {
  return {
    /** Positions that are published and whose closing day has not ended at `now`; the newest first. */
    async listOpen(now: Date): Promise<Career[]> {
      const rows = await db
        .selectFrom('careers')
        .selectAll()
        .where('publishedAt', '<=', now.toISOString())
        .where('closingDate', '>=', calendarDay(now))
        .orderBy('publishedAt', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ id, ...row }) => ({
        ...row,
        _id: id,
        // The condition above leaves out drafts, which alone have no time.
        publishedAt: row.publishedAt ?? '',
        responsibilities: fromJson<string[]>(row.responsibilities),
        qualifications: fromJson<string[]>(row.qualifications),
      }));
    },

    /** Undefined for a position that does not exist or was never published: to the public both are the same. */
    async find(id: string, now: Date): Promise<CareerState | undefined> {
      const row = await db
        .selectFrom('careers')
        .select(['jobTitle', 'closingDate'])
        .where('id', '=', id)
        .where('publishedAt', '<=', now.toISOString())
        .executeTakeFirst();
      return row && { jobTitle: row.jobTitle, isOpen: row.closingDate >= calendarDay(now) };
    },

    /** Returns the new ids, in the order given. To be called inside a transaction. */
    async add(careers: NewCareer[]): Promise<string[]> {
      const rows = careers.map(toRow);
      await db.insertInto('careers').values(rows).execute();
      await bumpRevision(db, 'careers');
      return rows.map(({ id }) => id);
    },
  };
}

/** The day that `moment` falls on where the company is, YYYY-MM-DD. */
export function calendarDay(moment: Date): string {
  // The Canadian locale writes dates in ISO order.
  return new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
}

function toRow(career: NewCareer): Insertable<Tables['careers']> {
  return {
    id: newId(),
    jobTitle: career.jobTitle,
    location: career.location,
    closingDate: career.closingDate,
    publishedAt: career.publishedAt,
    summary: career.summary,
    responsibilities: json(career.responsibilities),
    qualifications: json(career.qualifications),
  };
}
