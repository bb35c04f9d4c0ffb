import { readFile } from 'node:fs/promises';
import { uploadPath } from '#contract/api-paths';
import { emptyValues } from '#contract/forms/form-definition';
import { reviewForm } from '#contract/forms/review';
import { languageOf } from '#contract/text/text-language';
import type { FileStore } from '../files/file-store.ts';
import { writeWhole } from '../files/whole-files.ts';
import type { MailContext } from '../settings.ts';
import type { NewJob } from '../store/jobs/jobs.ts';
import type { Store } from '../store/open-store.ts';
import { inTransaction, type Work } from '../store/work.ts';
import { calendarDay } from '../time/company-time.ts';
import { demoClients } from './clients.ts';
import { demoJobs } from './jobs.ts';
import { demoMembers } from './members.ts';
import { demoOffices } from './offices.ts';
import { type DemoReview, demoReviews } from './reviews.ts';
import { arabicWork } from './work/ar.ts';
import { englishWork } from './work/en.ts';
import { copyDemoWork, type DemoCopies, seedWork } from './work/seed-work.ts';
import { personOf } from './work/seeding.ts';

const day = 24 * 60 * 60 * 1000;
/** Days between one demo review and the next older one. */
const reviewInterval = 9;

/**
 * Fills an empty database with invented offices, clients, reviews, jobs and people and returns true; leaves any other database as it is and
 * returns false. All or nothing, also when two processes start at once.
 *
 * @param mails fills the Office too, in these texts
 */
export async function seedDemo(store: Store, files: FileStore, mails?: MailContext, now = new Date()): Promise<boolean> {
  if (!(await store.isEmpty())) return false;
  const logos = new Map<string, string>();
  const copies: DemoCopies = { resumes: new Map(), files: new Map() };
  try {
    if (mails) await copyDemoWork(files, copies);
    for (const { slug } of demoClients) logos.set(slug, await copyLogo(slug, files));
    const seeded = await inTransaction(store, { actor: null, exclusive: true, now }, async (work) => {
      if (!(await work.repositories.isEmpty())) return false;
      await insertDemo(work, logos);
      if (mails) await seedWork(work, copies, mails);
      await work.repositories.demoEntries.markAll();
      return true;
    });
    if (!seeded) await deleteCopies(logos, copies, files);
    return seeded;
  } catch (error) {
    await deleteCopies(logos, copies, files);
    throw error;
  }
}

async function insertDemo({ repositories, now }: Work, logos: Map<string, string>): Promise<void> {
  const { groups, clients, careers, officeMembers, officeReviews, officeClients, reviews, references } = repositories;
  await groups.add(demoOffices);
  await clients.add(demoClients.map(({ slug, ...client }) => ({ ...client, logo: uploadPath(logos.get(slug) ?? '') })));
  await careers.add(demoJobs.map((job) => datedFrom(now, job)));
  for (const member of demoMembers) await officeMembers.add(member);
  const clientIds = new Map((await officeClients.list()).map(({ id, name }) => [name, id]));
  for (const [index, { name, mailbox, client, ...review }] of demoReviews.entries()) {
    const receivedAt = daysFrom(now, -reviewInterval * (index + 1)).toISOString();
    const id = await reviews.add({
      ...emptyValues(reviewForm),
      ...review,
      reference: await references.issue(),
      ...reviewer({ name, mailbox }),
      receivedAt,
      suspicious: false,
      locale: languageOf(review.message),
      status: 'approved',
      decidedAt: receivedAt,
    });
    const clientId = clientIds.get(client ?? '');
    if (clientId !== undefined) await officeReviews.setClient(id, clientId);
  }
}

export const reviewer = (review: Pick<DemoReview, 'name' | 'mailbox'>) =>
  personOf(languageOf(review.name) === 'ar' ? arabicWork : englishWork, review);

function datedFrom(now: Date, { closesIn, publishedAgo, ...job }: (typeof demoJobs)[number]): NewJob {
  return {
    ...job,
    closingDate: calendarDay(daysFrom(now, closesIn)),
    publishedAt: publishedAgo === null ? null : daysFrom(now, -publishedAgo).toISOString(),
  };
}

export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * day);

export const logoFile = (slug: string): URL => new URL(`logos/${slug}.svg`, import.meta.url);

/** Returns the key of the copy. */
async function copyLogo(slug: string, files: FileStore): Promise<string> {
  const content = await readFile(logoFile(slug));
  return writeWhole(await files.begin('uploads', 'svg'), content);
}

async function deleteCopies(logos: Map<string, string>, copies: DemoCopies, files: FileStore): Promise<void> {
  for (const key of logos.values()) await files.delete('uploads', key);
  for (const { key } of copies.resumes.values()) await files.delete('resumes', key);
  for (const { key } of copies.files.values()) await files.delete('attachments', key);
}
