import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { collectAccount } from '#api/accounts/erase-account';
import type { ErasureContext } from '#api/services/erase-submissions';
import { makeFolder } from '../destination.ts';

/** The data stored about a person, in the format of the export. */
export interface PersonalData {
  email: string;
  exportedAt: string;
  quotes: object[];
  reviews: object[];
  /** Without the key of the résumé in the file store, which is internal. */
  applications: object[];
  /** Every mail about these submissions, to the person and to staff. */
  mails: object[];
  /** Names of the mails that were written as files. */
  mailFiles: string[];
  /** Receipts, which are stored for a week for retries of the same form (idempotency keys). */
  receipts: object[];
  /** Of a colleague: the account in the Office and what was done with it. */
  account: object | undefined;
}

export async function collectPersonalData({ store, mailFiles }: ErasureContext, email: string): Promise<PersonalData> {
  const references = await store.submissions.referencesOf(email);
  const { quotes, reviews, applicants, mails, receipts } = await store.submissions.collect(references);
  return {
    email,
    exportedAt: new Date().toISOString(),
    quotes,
    reviews,
    applications: applicants.map(({ resumeKey, ...applicant }) => applicant),
    mails,
    mailFiles: await mailFiles.find({ references, email }),
    receipts,
    account: await collectAccount(store, email),
  };
}

/** Writes the data and its files to a new folder that only its owner can read. Throws when the folder exists. */
export async function writePersonalData(context: ErasureContext, data: PersonalData, folder: string): Promise<void> {
  makeFolder(folder);
  await writeFile(join(folder, 'data.json'), `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 });
  for (const name of data.mailFiles) await writeFile(join(folder, name), await context.mailFiles.read(name), { mode: 0o600 });
  const { applicants } = await context.store.submissions.collect(await context.store.submissions.referencesOf(data.email));
  for (const { reference, resumeKey } of applicants) {
    const resume = await context.files.open('resumes', resumeKey);
    if (!resume) throw new Error(`The résumé of ${reference} is not in the file store; were the files moved without the database?`);
    await pipeline(resume.stream, createWriteStream(join(folder, `${reference}-resume.pdf`), { mode: 0o600 }));
  }
}
