import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anyEngine } from '#api/testing/engines';
import { temporaryFolder } from '#api/testing/temporary';
import { addOpenJob, startApi, type TestApi } from '#api/testing/test-api';
import { runInProcess } from '../testing/run-in-process.ts';
import { contentCommand } from './content-command.ts';

const content = (api: TestApi, ...argv: string[]) => runInProcess(contentCommand, argv, { data: { store: api.store, files: api.files } });

test('content goes out to a file and comes in elsewhere, and nothing that is there is overwritten', async () => {
  const [here, there] = [await startApi(anyEngine), await startApi(anyEngine)];
  const file = join(await temporaryFolder(), 'jobs.json');
  await addOpenJob(here.store);

  expect(await content(here, 'export', '--what', 'jobs', '--to', file)).toEqual({
    code: 0,
    stdout: `1 entry is in ${file}.\n`,
    stderr: '',
  });
  expect(await content(here, 'export', '--what', 'jobs', '--to', file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('exists'),
  });
  const planned = await content(there, 'import', file, '--dry-run');
  expect(planned).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Would be imported, jobs: 1 new, 0 changed, 0 unchanged\.\n {2}new /),
  });
  expect(await there.store.officeJobs.list()).toEqual([]);
  const imported = await content(there, 'import', file);
  expect(imported.stdout).toBe(planned.stdout.replace('Would be imported', 'Imported'));
  expect((await content(there, 'import', file)).stdout).toBe('Imported, jobs: 0 new, 0 changed, 1 unchanged.\n');

  const { stdout } = await content(there, 'export', '--what', 'jobs', '--format', 'json');
  expect(stdout).toBe(await readFile(file, 'utf8'));
  const [event] = await there.store.events.list({ limit: 1 });
  expect([event?.kind, event?.actor]).toEqual(['job.imported', null]);
});

test('every faulty line is printed with its place, and nothing is imported', async () => {
  const api = await startApi(anyEngine);
  const file = join(await temporaryFolder(), 'clients.csv');
  await writeFile(file, 'name,category,services\nOne,Banks,"AI\nWeb"\nTwo,Bakery,\n,Banks,Blogs\n');

  const { code, stdout, stderr } = await content(api, 'import', file);

  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(/^row 3, line 4: category: “Bakery” is not a category\. Available categories: Banks, /),
    'row 4, line 5: name: Please fill in this field',
    expect.stringMatching(/^row 4, line 5: services: “Blogs” is not a service\. Available services: /),
    'Nothing was imported.',
    '',
  ]);
  expect(await api.store.clients.list()).toEqual([]);
  await writeFile(file, 'id,name\n1,x\n');
  expect(await content(api, 'import', file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^row 1: We couldn’t tell what this file contains/),
  });
  expect(await content(api, 'import', file, '--what', 'offices', '--dry-run')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^row 2: country: Please fill in this field\n/),
  });
  expect(await content(api, 'import', join(file, 'none'))).toMatchObject({ code: 1, stdout: '' });
});
