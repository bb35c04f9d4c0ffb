import { expect, test } from 'vitest';
import { seedDemo } from '#api/demo/seed';
import { anyEngine } from '#api/testing/engines';
import { startApi, type TestApi } from '#api/testing/test-api';
import type { Confirm } from '../command.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { demoCommand } from './demo-command.ts';

const demo = (api: TestApi, argv: string[], confirm?: Confirm) =>
  runInProcess(demoCommand, argv, { data: { store: api.store, files: api.files }, confirm });

test('demo entries are listed, and removed when that is confirmed', async () => {
  const api = await startApi(anyEngine);
  expect(await demo(api, ['list'])).toEqual({ code: 0, stdout: 'The database has no entries of the demo.\n', stderr: '' });
  await seedDemo(api.store, api.files);

  const listed = await demo(api, ['list']);
  expect([listed.code, listed.stdout]).toEqual([
    0,
    expect.stringMatching(/^Entries of the demo:\n {2}offices \(4\): .*\n {2}clients \(24\): Barqin, /),
  ]);

  for (const confirm of [undefined, async () => false])
    expect(await demo(api, ['remove'], confirm)).toMatchObject({ code: 1, stdout: expect.stringMatching(/^To be deleted:/) });
  expect(await api.store.clients.list()).toHaveLength(24);

  const questions: string[] = [];
  const agree = async (question: string) => questions.push(question) > 0;
  expect(await demo(api, ['remove'], agree)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/\nDeleted:\n {2}offices \(4\): /),
    stderr: '',
  });
  expect(questions).toEqual(['Remove these 53 entries permanently? [y/N] ']);
  expect(await api.store.clients.list()).toEqual([]);
  expect(await demo(api, ['remove', '--yes'])).toMatchObject({ code: 0, stdout: 'The database has no entries of the demo.\n' });
});
