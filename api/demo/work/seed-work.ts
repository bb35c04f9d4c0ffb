import { readFile } from 'node:fs/promises';
import { emptyValues } from '#contract/forms/form-definition';
import { reviewForm } from '#contract/forms/review';
import { defaultPreferences } from '../../accounts/people.ts';
import type { FileStore } from '../../files/file-store.ts';
import { writeWhole } from '../../files/whole-files.ts';
import type { MailContext } from '../../settings.ts';
import type { Repositories } from '../../store/open-store.ts';
import type { Colleague, Work } from '../../store/work.ts';
import { arabicWork } from './ar.ts';
import { copyDemoFiles, type DemoFile } from './demo-files.ts';
import { type DemoColleague, type DemoWork, demoColleagues } from './demo-work.ts';
import { englishWork } from './en.ts';
import { resumeFile } from './resume-file.ts';
import { seedApplication, seedSecondApplication } from './seed-application.ts';
import { seedQuote } from './seed-quote.ts';
import { personOf, receivedAt } from './seeding.ts';

/** A domain that no mail reaches (RFC 2606), and to whose accounts none is sent. */
const colleagueDomain = 'demo.invalid';

export const demoWork: readonly DemoWork[] = [englishWork, arabicWork];

/** The name of what somebody sent when they applied again. */
const resumeOfAgain = (mailbox: string): string => `${mailbox} again`;

/** Keys and sizes of the copied résumés, by mailbox. */
export type Resumes = Map<string, { key: string; size: number }>;

/** Private files that are copied before the transaction, which names them: résumés, and files of mails. */
export interface DemoCopies {
  resumes: Resumes;
  files: Map<string, DemoFile>;
}

/** Copies the résumés of all applicants, and the files of mails. Each is in `copies` as soon as it is written. */
export async function copyDemoWork(files: FileStore, copies: DemoCopies): Promise<void> {
  for (const { applications } of demoWork)
    for (const { mailbox, againHoursAgo } of applications) {
      const content = await readFile(resumeFile(mailbox));
      const copy = async () => writeWhole(await files.begin('resumes', 'pdf'), content);
      copies.resumes.set(mailbox, { key: await copy(), size: content.length });
      if (againHoursAgo !== undefined) copies.resumes.set(resumeOfAgain(mailbox), { key: await copy(), size: content.length });
    }
  await copyDemoFiles(files, copies.files);
}

/**
 * Fills the Office with colleagues, quotes, applications and reviews to decide, as if they had worked for two months; inside the transaction that
 * seeds the rest. No mail leaves: each is marked as sent, or as undelivered, before any worker can see it.
 */
export async function seedWork({ repositories, now }: Work, { resumes, files }: DemoCopies, context: MailContext): Promise<void> {
  const colleagues = await addColleagues(repositories, now);
  const seedings = demoWork.map((work) => ({ repositories, context, work, files, colleagues, now }));
  // The oldest first, whatever its language: offers are numbered as they come.
  const quotes = seedings.flatMap((seeding) => seeding.work.quotes.map((quote) => ({ seeding, quote })));
  for (const { seeding, quote } of quotes.toSorted((one, other) => other.quote.hoursAgo - one.quote.hoursAgo))
    await seedQuote(seeding, quote);
  for (const seeding of seedings) {
    const { work } = seeding;
    for (const application of work.applications) {
      const resume = resumes.get(application.mailbox);
      if (!resume) continue;
      const id = await seedApplication(seeding, application, resume);
      const newer = resumes.get(resumeOfAgain(application.mailbox));
      if (newer) await seedSecondApplication(seeding, application, { firstId: id, resume: newer });
    }
    for (const { name, mailbox, hoursAgo, ...review } of work.reviews)
      await repositories.reviews.add({
        ...emptyValues(reviewForm),
        ...review,
        ...personOf(work, { name, mailbox }),
        reference: await repositories.references.issue(),
        receivedAt: receivedAt(now, { hoursAgo, mailbox }).toISOString(),
        suspicious: false,
        locale: work.locale,
        status: 'pending',
        decidedAt: null,
      });
  }
  await repositories.demoWork.markAll(Object.values(colleagues).map(({ id }) => id));
}

async function addColleagues({ accounts }: Repositories, now: Date): Promise<Record<DemoColleague, Colleague>> {
  const added: [DemoColleague, Colleague][] = [];
  for (const { key, name, roles } of demoColleagues) {
    const preferences = defaultPreferences('en');
    const account = await accounts.add(
      { email: `${key}@${colleagueDomain}`, name, roles, status: 'active', preferences, isDemo: true },
      now,
    );
    if (!account) throw new Error(`Somebody has the e-mail address of the demo's ${name}`);
    added.push([key, { id: account.id, name: account.name }]);
  }
  return Object.fromEntries(added) as Record<DemoColleague, Colleague>;
}
