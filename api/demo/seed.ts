import { readFile } from 'node:fs/promises';
import { uploadsPrefix } from '#contract/api-paths';
import type { FileStore } from '../files/file-store.ts';
import { calendarDay, type NewCareer } from '../store/careers.ts';
import type { Repositories, Store } from '../store/open-store.ts';
import { demoCareers } from './careers.ts';
import { demoClients } from './clients.ts';
import { demoOffices } from './offices.ts';
import { demoReviews } from './reviews.ts';

const day = 24 * 60 * 60 * 1000;
/** Days between one demo review and the next older one. */
const reviewInterval = 9;

/**
 * Fills an empty database with invented offices, clients, reviews and positions and returns true; leaves any other database as it is and
 * returns false. All or nothing, also when two processes start at once.
 */
export async function seedDemo(store: Store, files: FileStore, now = new Date()): Promise<boolean> {
  if (!(await store.isEmpty())) return false;
  const logos = new Map<string, string>();
  try {
    for (const { slug } of demoClients) logos.set(slug, await copyLogo(slug, files));
    const seeded = await store.transaction(
      async (repositories) => {
        if (!(await repositories.isEmpty())) return false;
        await insertDemo(repositories, logos, now);
        return true;
      },
      { exclusive: true },
    );
    if (!seeded) await deleteLogos(logos, files);
    return seeded;
  } catch (error) {
    await deleteLogos(logos, files);
    throw error;
  }
}

async function insertDemo({ groups, clients, careers, reviews, references }: Repositories, logos: Map<string, string>, now: Date) {
  await groups.add(demoOffices);
  await clients.add(demoClients.map(({ slug, ...client }) => ({ ...client, logo: `${uploadsPrefix}/${logos.get(slug)}` })));
  await careers.add(demoCareers.map((career) => datedFrom(now, career)));
  for (const [index, { firstName, ...review }] of demoReviews.entries()) {
    const receivedAt = daysFrom(now, -reviewInterval * (index + 1)).toISOString();
    await reviews.add({
      ...review,
      reference: await references.issue(),
      fullName: `${firstName} (demo)`,
      email: `${firstName.toLowerCase()}@demo.example`,
      receivedAt,
      suspicious: false,
      status: 'approved',
      decidedAt: receivedAt,
    });
  }
}

function datedFrom(now: Date, { closesIn, publishedAgo, ...career }: (typeof demoCareers)[number]): NewCareer {
  return {
    ...career,
    closingDate: calendarDay(daysFrom(now, closesIn)),
    publishedAt: publishedAgo === null ? null : daysFrom(now, -publishedAgo).toISOString(),
  };
}

const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * day);

/** Returns the key of the copy. */
async function copyLogo(slug: string, files: FileStore): Promise<string> {
  const draft = await files.begin('uploads', 'svg');
  try {
    await draft.write(await readFile(new URL(`logos/${slug}.svg`, import.meta.url)));
    return await draft.commit();
  } finally {
    await draft.discard();
  }
}

async function deleteLogos(logos: Map<string, string>, files: FileStore): Promise<void> {
  for (const key of logos.values()) await files.delete('uploads', key);
}
