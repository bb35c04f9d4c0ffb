import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { uploadKey } from '#contract/api-paths';
import type { FileStore } from '../files/file-store.ts';
import { type DemoRow, demoKinds, nameColumns } from '../store/demo/demo-entries.ts';
import type { Store } from '../store/open-store.ts';
import { flag, json } from '../store/rows/columns.ts';
import type { DemoKind } from '../store/tables.ts';
import { inTransaction } from '../store/work.ts';
import { calendarDay } from '../time/company-time.ts';
import { demoClients } from './clients.ts';
import { demoJobs } from './jobs.ts';
import { demoOffices } from './offices.ts';
import { demoReviews } from './reviews.ts';
import { daysFrom, logoFile, reviewer } from './seed.ts';

/**
 * What a row that was seeded has: columns with their values, and what cannot be said by a value. Versions that did not mark entries did not
 * translate them either: the row has no translation, or it is that of the seed.
 */
interface Expectation {
  columns: Record<string, unknown>;
  ar?: object | undefined;
  matches?(row: DemoRow): boolean | Promise<boolean>;
}

/**
 * Marks the entries of a demo that was seeded by a version which did not mark them: the rows that are still equal to the seed. Does nothing
 * when any entry is marked.
 */
export async function recognizeDemo(store: Store, files: FileStore): Promise<void> {
  if (await store.demoEntries.areMarked()) return;
  for (const kind of demoKinds) {
    const expected = expectations(files)[kind];
    if (expected.length === 0) continue;
    const rows = await store.demoEntries.rowsNamed(
      kind,
      expected.map(({ columns }) => String(columns[nameColumns[kind]])),
    );
    const recognized: DemoRow[] = [];
    for (const row of rows) if (await isExpected(row, expected)) recognized.push(row);
    if (recognized.length > 0)
      await inTransaction(store, { actor: null }, ({ repositories }) => repositories.demoEntries.mark(kind, recognized));
  }
}

async function isExpected(row: DemoRow, expected: Expectation[]): Promise<boolean> {
  const found = expected.find(({ columns }) => Object.entries(columns).every(([column, value]) => row[column] === value));
  if (!found || !(row.ar == null || row.ar === json(found.ar))) return false;
  return (await found.matches?.(row)) ?? true;
}

const expectations = (files: FileStore): Record<DemoKind, Expectation[]> => ({
  groups: demoOffices.map(({ website = null, googleMap = null, services, showOnHome, isDeleted, ar, ...office }) => ({
    ar,
    columns: {
      ...office,
      website,
      googleMap,
      services: json(services),
      showOnHome: flag(showOnHome),
      isDeleted: flag(isDeleted),
      logo: null,
    },
  })),
  // Those versions had no stories.
  clients: demoClients.map(({ slug, services, isPrivateWork, comingSoon, ar, story: _, ...client }) => ({
    ar,
    columns: { ...client, services: json(services), isPrivateWork: flag(isPrivateWork), comingSoon: flag(comingSoon) },
    matches: ({ logo }) => isLogo(String(logo), slug, files),
  })),
  reviews: demoReviews.map(({ name, mailbox, client: _, ...review }) => ({
    columns: { ...review, ...reviewer({ name, mailbox }), suspicious: flag(false), status: 'approved' },
    matches: ({ receivedAt, decidedAt }) => receivedAt === decidedAt,
  })),
  // Those versions had nobody on the About page.
  members: [],
  careers: demoJobs.map(({ closesIn, publishedAgo, responsibilities, qualifications, ar, ...job }) => ({
    ar,
    columns: { ...job, responsibilities: json(responsibilities), qualifications: json(qualifications) },
    matches({ publishedAt, closingDate }) {
      if (publishedAgo === null || publishedAt === null) return publishedAgo === publishedAt;
      return calendarDay(daysFrom(new Date(String(publishedAt)), publishedAgo + closesIn)) === closingDate;
    },
  })),
});

async function isLogo(logo: string, slug: string, files: FileStore): Promise<boolean> {
  const key = uploadKey(logo);
  if (key === undefined) return false;
  const file = await files.open('uploads', key);
  return file !== undefined && (await buffer(file.stream)).equals(await readFile(logoFile(slug)));
}
