import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caseKinds } from '#api/cases/case-kinds';
import { separateCase } from '#api/cases/merge-cases';
import { mailFolder } from '#api/mail/mail-files';
import { readStore } from '#api/store/engines/copy-store';
import { sqliteFile } from '#api/store/engines/open-engine';
import { snapshotSqlite } from '#api/store/engines/sqlite';
import { inTransaction } from '#api/store/work';
import { anyEngine } from '#api/testing/engines';
import { signIn, type TestColleague } from '#api/testing/office-colleague';
import { temporaryFolder } from '#api/testing/temporary';
import { apiPaths } from '#contract/api-paths';
import type { ApplicationDetail } from '#contract/office/applications';
import type { JobDetail } from '#contract/office/jobs';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { QuoteDetail } from '#contract/office/quotes';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { makeOlderDatabase, type Subjects, written } from '../testing/older-release.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { restoreCommand } from './restore-command.ts';

const mail = 'To: visitor@company.example\r\nSubject: We have your request\r\n\r\nThank you.\r\n';

/** A server of this release with the demo's data, and whom and what the older one has written about. */
async function startWithDemo() {
  const server = await startTestServer({ DEMO: 'on' });
  const { store } = server.backend;
  // The older release knew of no application that is a part of another one.
  const applications = await store.applicants.list();
  await inTransaction(store, { actor: null }, async (work) => {
    for (const { _id } of applications) await separateCase(caseKinds.application, work, _id);
  });
  const [quote] = (await store.quotes.list()).slice(-1);
  const [application] = await store.applicants.list();
  const [colleague] = await store.accounts.list();
  const [job] = await store.careers.listAll(new Date());
  const ids = [quote?._id, application?._id, job?.id, colleague?.id] as [string, string, string, string];
  const subjects: Subjects = { quoteId: ids[0], applicationId: ids[1], jobId: ids[2], accountId: ids[3] };
  const mailName = `${quote?.reference}-confirmation.eml`;
  await mkdir(mailFolder(server.settings.dataDir), { recursive: true });
  await writeFile(join(mailFolder(server.settings.dataDir), mailName), mail);
  return { server, subjects, mailName, email: quote?.email ?? '' };
}

/** Reads a response without the fields that the older release had nothing of. */
const known = (body: string) =>
  JSON.parse(body, (key, value) => (['story', 'stories', 'files', 'client'].includes(key) ? undefined : value));

/** The paths of the API that answer with what was stored, whoever asks. */
const publicPaths = [apiPaths.groups, apiPaths.clients, apiPaths.homeLogos, apiPaths.publicReviews, apiPaths.openCareers];
const officeLists = [
  ...[officePaths.clients, officePaths.offices, officePaths.reviews, officePaths.mails],
  ...[officePaths.quoteCountries, officePaths.applicationJobs],
];

/** Everything of an older release is there, and is read as the server that the rows came from reads it. */
async function expectEverything(restored: TestServer, { server, subjects, mailName, email }: Awaited<ReturnType<typeof startWithDemo>>) {
  const read = async ({ app }: TestServer, path: string) => known((await app.inject({ url: path, headers: { host: 'localhost' } })).body);
  for (const path of publicPaths) {
    const expected = await read(server, path);
    expect(expected.length, path).toBeGreaterThan(2);
    expect(await read(restored, path), path).toEqual(expected);
  }
  const colleagueOf = ({ app, backend }: TestServer) => signIn({ app, store: backend.store }, 'owner', 'An owner of today');
  const [before, now] = [await colleagueOf(server), await colleagueOf(restored)];
  const json = async (colleague: TestColleague, path: string) => {
    const response = await colleague.get(path);
    expect(response.statusCode, `${path}: ${response.body}`).toBe(200);
    return known(response.body);
  };
  for (const path of officeLists) expect(await json(now, path), path).toEqual(await json(before, path));
  for (const path of [`${officePaths.quotes}?view=everything`, `${officePaths.applications}?limit=100`]) {
    const expected = await json(before, path);
    expect(expected.total, path).toBeGreaterThan(5);
    expect((await json(now, path)).total, path).toBe(expected.total);
  }
  const people = async (colleague: TestColleague) =>
    (await json(colleague, officePaths.people)).map(({ email }: { email: string }) => email);
  expect(await people(now)).toEqual(await people(before));

  const answers = async (colleague: TestColleague) => {
    const { rows } = await json(colleague, `${officePaths.quotes}?view=everything`);
    const details = await Promise.all(rows.map(({ id }: { id: string }) => json(colleague, officeUrl('quote', { id }))));
    return (details as QuoteDetail[]).map(({ id, timeline }) => ({ id, answers: timeline.filter(({ kind }) => kind === 'answer') }));
  };
  const given = await answers(before);
  expect(given.flatMap((quote) => quote.answers).length).toBeGreaterThan(2);
  expect(await answers(now)).toEqual(given);

  await expectConversations(subjects, (path) => json(now, path));
  const resume = async (colleague: TestColleague) =>
    (await colleague.get(officeUrl('applicationResume', { id: subjects.applicationId }))).rawPayload;
  expect((await resume(now)).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await resume(now)).equals(await resume(before))).toBe(true);
  expect(await readFile(join(mailFolder(restored.settings.dataDir), mailName), 'latin1')).toBe(mail);
  expect((await now.send('POST', officePaths.privacyExport, { email })).json().mailFiles).toEqual([mailName]);
}

async function expectConversations({ quoteId, applicationId, jobId, accountId }: Subjects, json: (path: string) => Promise<unknown>) {
  const quote = (await json(officeUrl('quote', { id: quoteId }))) as QuoteDetail;
  const { at } = written;
  const attachments = [{ name: 'plan.pdf', size: 1200 }];
  expect(quote.timeline).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'note', at, text: written.note, authorId: accountId }),
      expect.objectContaining({ kind: 'reply', at, text: written.reply, attachments, byHand: false, marks: [] }),
    ]),
  );
  expect(quote.writing).toEqual([accountId]);
  const application = (await json(officeUrl('application', { id: applicationId }))) as ApplicationDetail;
  expect(application.timeline).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'note', at, text: written.applicationNote, authorId: accountId }),
      expect.objectContaining({ kind: 'reply', at, text: written.applicationReply, attachments }),
    ]),
  );
  expect(application.writing).toEqual([accountId]);
  const job = (await json(officeUrl('job', { id: jobId }))) as JobDetail;
  expect(job.draft).toMatchObject({ savedAt: at, savedBy: accountId, content: { en: { summary: written.jobSummary } } });
}

test('a full backup of an older release is restored by this one, and everything in it can be read', async () => {
  const demo = await startWithDemo();
  const { settings } = demo.server;
  const [older, backup, dataDir] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
  const rows = await makeOlderDatabase(settings, { dataDir: older }, demo.subjects);
  // As the older release's own command made it.
  await snapshotSqlite(sqliteFile({ dataDir: older }), sqliteFile({ dataDir: backup }));
  for (const folder of ['files', 'mail']) await cp(join(settings.dataDir, folder), join(backup, folder), { recursive: true });

  const env: Record<string, string> = { DATA_DIR: dataDir, ...(await anyEngine.environment(dataDir)) };
  const { code, stdout, stderr } = await runInProcess(restoreCommand, ['--from', backup], { env });

  expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' });
  const tables = await readStore({ dataDir, databaseUrl: env.DATABASE_URL });
  expect(Object.fromEntries(tables.map(({ table, rows: count }) => [table, count]))).toMatchObject(rows);
  expect((await readdir(mailFolder(dataDir))).length).toBe((await readdir(mailFolder(settings.dataDir))).length);
  await expectEverything(await startTestServer(env), demo);
}, 120_000);

test('a server of this release that is started on the data of an older one finds everything', async () => {
  const demo = await startWithDemo();
  const dataDir = await temporaryFolder();
  for (const folder of ['files', 'mail']) await cp(join(demo.server.settings.dataDir, folder), join(dataDir, folder), { recursive: true });
  const env: Record<string, string> = anyEngine.name === 'SQLite' ? {} : await anyEngine.environment(dataDir);
  await makeOlderDatabase(demo.server.settings, { dataDir, databaseUrl: env.DATABASE_URL }, demo.subjects);

  await expectEverything(await startTestServer({ DATA_DIR: dataDir, ...env }), demo);
}, 120_000);
