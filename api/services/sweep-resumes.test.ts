import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anyEngine } from '../testing/engines.ts';
import { application, multipart, multipartType } from '../testing/forms.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { addOpenJob, startApi, type TestApi } from '../testing/test-api.ts';
import { claimFiles, startSweep, sweepResumes } from './sweep-resumes.ts';

const later = () => new Date(Date.now() + 60_000);

async function apply(api: TestApi): Promise<void> {
  const payload = multipart(application(await addOpenJob(api.store)));
  const headers = { ...api.trusted(), 'content-type': multipartType };
  expect((await api.app.inject({ method: 'POST', url: '/api/applicants', headers, payload })).statusCode).toBe(201);
}

/** The files of a server that has been started. */
async function keepOrphan({ store, files }: TestApi): Promise<string> {
  await claimFiles(store, files);
  return (await files.begin('resumes', 'pdf')).commit();
}

test('a résumé without an application is deleted, one with an application stays', async () => {
  const api = await startApi(anyEngine);
  await apply(api);
  const [wanted] = await api.store.applicants.list();
  await keepOrphan(api);

  expect(await sweepResumes({ ...api, before: later() })).toEqual({ ok: true, deleted: 1 });

  expect((await Array.fromAsync(api.files.list('resumes'))).map(({ key }) => key)).toEqual([wanted?.resumeKey]);
});

test('a résumé whose application may still be in a transaction stays', async () => {
  const api = await startApi(anyEngine);
  await keepOrphan(api);

  expect(await sweepResumes({ ...api, before: new Date(Date.now() - 60_000) })).toEqual({ ok: true, deleted: 0 });
});

test('the files of another database are left alone', async () => {
  const [one, other] = [await startApi(anyEngine), await startApi(anyEngine)];
  await keepOrphan(one);
  await claimFiles(other.store, one.files);

  expect(await sweepResumes({ store: other.store, files: one.files, before: later() })).toEqual({
    ok: false,
    reason: 'files-of-another-database',
  });
  expect(await Array.fromAsync(one.files.list('resumes'))).toHaveLength(1);
});

test('the server sweeps when it starts, and lets a sweep finish when it stops', async () => {
  const api = await startApi(anyEngine);
  const fresh = await keepOrphan(api);
  const old = await keepOrphan(api);
  const { list } = api.files;
  api.files.list = async function* (area) {
    for await (const file of list(area)) yield file.key === old ? { ...file, storedAt: new Date(Date.now() - 2 * 60 * 60 * 1000) } : file;
  };
  const logged: string[] = [];
  const write = (_details: object, message: string) => void logged.push(message);

  const mailFolder = await temporaryFolder();
  const draft = join(mailFolder, 'old.part');
  await writeFile(draft, 'x');
  await utimes(draft, 0, 0);

  const sweep = startSweep({ ...api, mailFolder, isClockSteady: async () => true, log: { info: write, warn: write, error: write } });
  await expect.poll(() => logged).toEqual(['résumés without an application were deleted']);
  await sweep.stop();

  expect((await Array.fromAsync(list('resumes'))).map(({ key }) => key)).toEqual([fresh]);
  expect(await readdir(mailFolder)).toEqual([]);
});
