// `npm run bench:durability`: kills and restarts a server fifty times while visitors submit forms. Afterwards every acknowledged submission
// must be stored exactly once, with its résumé and its mails. Prints the counts; fails when anything is lost or duplicated.
// `-- postgres://…` runs it on an empty PostgreSQL database.
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localFiles } from '#api/files/local-files';
import { sweepResumes } from '#api/services/sweep-resumes';
import { openStore } from '#api/store/open-store';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { startVisitors } from './support/form-visitors.ts';

const kills = 50;
const visitors = 8;
/** Limit of the forms acknowledged between a start and the next kill. */
const maxForms = 25;
/** For the last mails to be written; those leased by a killed server wait until the lease expires. */
const mailTimeoutMs = 240_000;

const databaseUrl = process.argv[2];
const site = await SiteProcess.start('working', databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
try {
  const forms = await startVisitors(site, visitors);
  for (let kill = 0; kill < kills; kill += 1) {
    await forms.waitForAcknowledged(1 + Math.floor(Math.random() * maxForms));
    await site.kill();
    await site.restart();
  }
  await forms.stop();
  await waitForMails();
  await site.kill();
  const figures = await verify(forms);
  console.table(figures);
  if (Object.entries(figures).some(([figure, count]) => figure.startsWith('!') && count !== 0)) process.exitCode = 1;
} finally {
  await site.remove();
}

async function waitForMails(): Promise<void> {
  const store = await openStore({ dataDir: site.dataDir, databaseUrl });
  for (const end = Date.now() + mailTimeoutMs; Date.now() < end; await wait(500)) if ((await store.outbox.summary()).waiting === 0) break;
  await store.close();
}

/** Compares store, files and mails with what was sent. Figures that start with "!" must be 0. */
async function verify({ sent, acknowledged }: Awaited<ReturnType<typeof startVisitors>>): Promise<Record<string, number>> {
  const store = await openStore({ dataDir: site.dataDir, databaseUrl });
  const files = await localFiles(site);
  const applicants = await store.applicants.list();
  const reviews = (await store.reviews.list()).filter(({ email }) => email.endsWith('@visitor.example'));
  const stored = [...(await store.quotes.list()), ...reviews, ...applicants];
  const byName = Map.groupBy(stored, ({ fullName }) => fullName);
  const mails = Map.groupBy(await store.outbox.list(), ({ reference }) => reference);
  const mailFiles = new Set((await readdir(join(site.dataDir, 'mail'))).filter((name) => name.endsWith('.eml')));
  const before = (await Array.fromAsync(files.list('resumes'))).length;
  const swept = await sweepResumes({ store, files, before: new Date(Date.now() + 60_000) });
  const after = (await Array.fromAsync(files.list('resumes'))).length;

  let wrongResumes = 0;
  for (const { fullName, resumeKey } of applicants) if ((await hashOf(resumeKey)) !== sent.get(fullName)) wrongResumes += 1;
  await store.close();

  async function hashOf(key: string): Promise<string> {
    const hash = createHash('sha256');
    for await (const chunk of (await files.open('resumes', key))?.stream ?? []) hash.update(chunk as Buffer);
    return hash.digest('hex');
  }

  const isComplete = (reference: string) =>
    mails.get(reference)?.length === 2 && ['staff', 'confirmation'].every((kind) => mailFiles.has(`${reference}-${kind}.eml`));
  return {
    kills,
    'forms sent': sent.size,
    acknowledged: acknowledged.size,
    'stored, of all forms': stored.length,
    'applications stored': applicants.length,
    'stored, response not received': stored.filter(({ fullName }) => !acknowledged.has(fullName)).length,
    'mails written': mailFiles.size,
    'orphaned résumés, swept': swept.ok ? swept.deleted : Number.NaN,
    '! acknowledged, not stored': [...acknowledged].filter(([name, reference]) => byName.get(name)?.[0]?.reference !== reference).length,
    '! stored twice': [...byName.values()].filter((rows) => rows.length > 1).length,
    '! without its two mails': stored.filter(({ reference }) => !isComplete(reference)).length,
    '! without its résumé, or with a wrong one': wrongResumes,
    '! orphaned résumés after the sweep': after - applicants.length,
    '! résumés deleted by the sweep by mistake': before - after - (swept.ok ? swept.deleted : 0),
  };
}
