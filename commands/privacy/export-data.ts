import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ErasureContext } from '#api/cases/erase-submissions';
import type { PersonalData } from '#api/services/collect-personal-data';
import { makeFolder, removeFolder } from '../destination.ts';

/**
 * Writes the data and its files to a new folder that only its owner can read. Returns the references of applications whose résumé was not found, and the names of other files that were not.
 * Throws when the folder exists, or when something cannot be written; the folder is then removed.
 */
export async function writePersonalData(context: ErasureContext, data: PersonalData, folder: string): Promise<string[]> {
  makeFolder(folder);
  try {
    return await writeFiles(context, data, folder);
  } catch (error) {
    removeFolder(folder);
    throw error;
  }
}

async function writeFiles(context: ErasureContext, data: PersonalData, folder: string): Promise<string[]> {
  const missing: string[] = [];
  await writeFile(join(folder, 'data.json'), `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 });
  for (const name of data.mailFiles) await writeFile(join(folder, name), await context.mailFiles.read(name), { mode: 0o600 });
  const references = await context.store.submissions.referencesOf(data.email);
  const { applicants, files } = await context.store.submissions.collect(references);
  const mentioned = (await context.store.mentions.find(data.email, references)).files;
  for (const { reference, resumeKey } of applicants) {
    const resume = await context.files.open('resumes', resumeKey);
    if (resume) await pipeline(resume.stream, createWriteStream(join(folder, `${reference}-resume.pdf`), { mode: 0o600 }));
    else missing.push(reference);
  }
  for (const [index, { key, name }] of [...files, ...mentioned].entries()) {
    const file = await context.files.open('attachments', key);
    if (file) await pipeline(file.stream, createWriteStream(join(folder, attachmentName(index, name)), { mode: 0o600 }));
    else missing.push(name);
  }
  return missing;
}

/** Bytes of a name that every file system takes. */
const maxNameBytes = 200;

/** The name of an exported attachment; `data.json` has their own, in this order. */
const attachmentName = (index: number, name: string): string =>
  `attachment-${index + 1}${Buffer.byteLength(name) > maxNameBytes ? extname(name) : `-${name}`}`;
