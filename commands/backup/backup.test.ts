import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { localFiles } from '#api/files/local-files';
import { mailFolder } from '#api/mail/mail-files';
import { sweepResumes } from '#api/services/sweep-resumes';
import { openStore } from '#api/store/open-store';
import { anyEngine } from '#api/testing/engines';
import { application, multipart, multipartType, pdf, quote } from '#api/testing/forms';
import { startS3 } from '#api/testing/s3-server';
import { temporaryFolder } from '#api/testing/temporary';
import { addOpenJob } from '#api/testing/test-api';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { runInProcess } from '../testing/run-in-process.ts';
import { backUp, type DataLocation } from './back-up.ts';
import { restore } from './restore.ts';
import { restoreCommand } from './restore-command.ts';

const newLocation = async (): Promise<DataLocation> => {
  const dataDir = await temporaryFolder();
  return { dataDir, databaseUrl: (await anyEngine.environment(dataDir)).DATABASE_URL };
};

/** A server that receives quote requests and applications until `stop` is called. */
async function startBusyServer() {
  const server = await startTestServer();
  const careerId = await addOpenJob(server.backend.store);
  const acknowledged: string[] = [];
  let stopped = false;
  const running = Array.from({ length: 4 }, async (_, sender) => {
    while (!stopped) acknowledged.push(sender % 2 ? await sendQuote(server) : await sendApplication(server, careerId));
  });
  return {
    ...server,
    acknowledged,
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
  };
}

const trusted = ({ backend }: TestServer) => {
  const token = backend.issueToken();
  return { 'sec-fetch-site': 'same-origin', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
};

async function sendQuote(server: TestServer): Promise<string> {
  const headers = { ...trusted(server), 'content-type': 'application/json' };
  return (await server.app.inject({ method: 'POST', url: '/api/quotes', headers, payload: JSON.stringify(quote()) })).json().reference;
}

async function sendApplication(server: TestServer, careerId: string): Promise<string> {
  const headers = { ...trusted(server), 'content-type': multipartType };
  const payload = multipart(application(careerId, { resume: pdf(50_000) }));
  return (await server.app.inject({ method: 'POST', url: '/api/applicants', headers, payload })).json().reference;
}

test('a backup made under load has every submission acknowledged before, and can be restored', async () => {
  const server = await startBusyServer();
  await expect.poll(() => server.acknowledged.length).toBeGreaterThan(20);
  const [before, folder, target] = [[...server.acknowledged], join(await temporaryFolder(), 'backup'), await newLocation()];

  const backup = await backUp(server.settings, folder);
  await server.stop();
  const restored = await restore(folder, target, { replace: false });

  expect(backup).toMatchObject({ ok: true, missing: [] });
  expect(restored).toMatchObject({ ok: true, tables: backup.ok ? backup.tables : [] });
  const store = await openStore(target);
  const [quotes, applicants] = [await store.quotes.list(), await store.applicants.list()];
  const references = new Set([...quotes, ...applicants].map(({ reference }) => reference));
  expect(before.filter((reference) => !references.has(reference))).toEqual([]);
  expect((await store.outbox.list()).length).toBe(references.size * 2);
  const files = await localFiles(target);
  for (const { resumeKey } of applicants) {
    const file = await files.open('resumes', resumeKey);
    expect(Buffer.concat(await Array.fromAsync((file?.stream ?? []) as AsyncIterable<Buffer>)).equals(pdf(50_000))).toBe(true);
  }
  // The restored files have the owner mark of the restored database.
  expect((await sweepResumes({ store, files, before: new Date(Date.now() + 60_000) })).ok).toBe(true);
  expect((await Array.fromAsync(files.list('resumes'))).length).toBe(applicants.length);
  await store.close();
}, 60_000);

test('a backup is a data folder that a server can be started on', async () => {
  const server = await startTestServer({ DEMO: 'on' });
  const folder = await temporaryFolder();

  await backUp(server.settings, folder);

  const store = await openStore({ dataDir: folder });
  expect(await store.clients.list()).toEqual(await server.backend.store.clients.list());
  expect(await store.groups.list({}, 'ar')).toEqual(await server.backend.store.groups.list({}, 'ar'));
  await store.close();
});

test('files in a bucket are backed up into the folder and restored into a bucket', async () => {
  const [one, other] = [await startS3(), await startS3()];
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = one.options;
  const server = await startTestServer({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  await sendApplication(server, await addOpenJob(server.backend.store));
  const folder = await temporaryFolder();

  const backup = await backUp(server.settings, folder);
  await restore(folder, { ...(await newLocation()), s3: other.options }, { replace: false });

  expect(backup).toMatchObject({ ok: true, files: 1, bytes: 50_000, missing: [] });
  const resumes = ({ objects }: typeof one) =>
    [...objects].filter(([name]) => name.startsWith('resumes/')).map(([name, { content }]) => [name, content]);
  expect(resumes(other)).toEqual(resumes(one));
});

test('mails that were written as files are in a backup, and come back with it', async () => {
  const server = await startTestServer();
  const written = async (dataDir: string) => {
    const names = (await readdir(mailFolder(dataDir)).catch(() => [])).toSorted();
    return Promise.all(names.map(async (name) => [name, await readFile(join(mailFolder(dataDir), name), 'latin1')]));
  };
  await sendQuote(server);
  await expect.poll(async () => (await server.backend.store.outbox.list()).every(({ status }) => status === 'written')).toBe(true);
  const mails = await written(server.settings.dataDir);
  const [folder, target] = [await temporaryFolder(), await newLocation()];

  const backup = await backUp(server.settings, folder);
  const restored = await restore(folder, target, { replace: false });

  expect(mails.length).toBe(2);
  expect([backup, restored]).toMatchObject([
    { ok: true, mails: 2 },
    { ok: true, mails: 2 },
  ]);
  expect(await written(folder)).toEqual(mails);
  expect(await written(target.dataDir)).toEqual(mails);
});

test('a data folder whose server was killed is restored with what is in the write-ahead log', async () => {
  const [killed, folder] = [await temporaryFolder(), await temporaryFolder()];
  const store = await openStore({ dataDir: killed });
  await addOpenJob(store);
  // As a kill leaves it: closing the database would have moved the log into the file.
  await cp(killed, folder, { recursive: true });
  await store.close();
  const target = await newLocation();

  await restore(folder, target, { replace: false });

  const restored = await openStore(target);
  expect(await restored.careers.listAll(new Date())).toHaveLength(1);
  await restored.close();
});

test('a backup that was broken off is no data folder', async () => {
  const server = await startTestServer();
  await sendApplication(server, await addOpenJob(server.backend.store));
  const folder = await temporaryFolder();
  await rm(join(server.settings.dataDir, 'files', 'resumes'), { recursive: true });
  await writeFile(join(server.settings.dataDir, 'files', 'resumes'), 'a file in the place of a folder');

  await expect(backUp(server.settings, folder)).rejects.toThrow();

  const restored = await runInProcess(restoreCommand, ['--from', folder], { env: { DATA_DIR: await temporaryFolder() } });
  expect(restored).toEqual({ code: 1, stdout: '', stderr: `The backup in ${folder} is incomplete.\n` });
});

test('a missing résumé is reported', async () => {
  const [server, folder] = [await startTestServer(), await temporaryFolder()];
  await sendApplication(server, await addOpenJob(server.backend.store));
  const [applicant] = await server.backend.store.applicants.list();
  await (await localFiles(server.settings)).delete('resumes', applicant?.resumeKey ?? '');
  const expected = { ok: true, missing: [applicant?.resumeKey] };

  expect(await backUp(server.settings, folder)).toMatchObject(expected);
  expect(await restore(folder, await newLocation(), { replace: false })).toMatchObject(expected);
});

test.each([
  ['is no database', (size: number) => Buffer.alloc(size, 'no database ')],
  ['is empty', () => Buffer.alloc(0)],
  ['is a database of another program', async () => readFile(await otherDatabase())],
  ['ends too early', (_size: number, content: Buffer) => content.subarray(0, content.length / 2)],
  ['has a page that was overwritten', (_size: number, content: Buffer) => Buffer.from(content).fill(0x5a, 4096, 8192)],
])('a backup whose database %s is named as damaged, and nothing is replaced', async (_what, damage) => {
  const server = await startTestServer();
  const kept = await sendQuote(server);
  const folder = await temporaryFolder();
  await backUp(server.settings, folder);
  const file = join(folder, 'site.db');
  const content = await readFile(file);
  await writeFile(file, await damage(content.length, content));

  const env = { DATA_DIR: server.settings.dataDir, ...(server.settings.databaseUrl && { DATABASE_URL: server.settings.databaseUrl }) };
  const restored = await runInProcess(restoreCommand, ['--from', folder, '--force'], { env });

  expect(restored).toEqual({
    code: 1,
    stdout: '',
    stderr: `The backup in ${folder} is damaged: nothing was restored. Take another one.\n`,
  });
  expect((await server.backend.store.quotes.list()).map(({ reference }) => reference)).toEqual([kept]);
});

async function otherDatabase(): Promise<string> {
  const file = join(await temporaryFolder(), 'other.db');
  const database = new SQLite(file);
  database.exec('create table notes (text)');
  database.close();
  return file;
}

test('nothing is overwritten without `replace`', async () => {
  const [server, target] = [await startTestServer(), await startTestServer()];
  await sendQuote(server);
  const kept = await sendApplication(target, await addOpenJob(target.backend.store));
  const folder = await temporaryFolder();
  await backUp(server.settings, folder);

  expect(await backUp(server.settings, folder)).toEqual({ ok: false, reason: 'not-empty' });
  expect(await restore(folder, target.settings, { replace: false })).toEqual({ ok: false, reason: 'files-not-empty' });
  expect((await target.backend.store.applicants.list()).map(({ reference }) => reference)).toEqual([kept]);

  expect(await restore(folder, target.settings, { replace: true })).toMatchObject({ ok: true });
  expect(await target.backend.store.applicants.list()).toEqual([]);
  expect(await target.backend.store.quotes.list()).toEqual(await server.backend.store.quotes.list());
});
