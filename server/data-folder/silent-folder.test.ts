import { expect, test } from 'vitest';
import { temporaryFolder } from '#api/testing/temporary';
import { describeFailure } from '../failure.ts';
import { requireAnswer } from './silent-folder.ts';

test('a data folder whose file system does not answer is named', async () => {
  const hangs = () => new Promise(() => undefined);
  const failure = await requireAnswer('/srv/data', hangs, 20).catch((error: unknown) => describeFailure(error, undefined));
  expect(failure).toMatch(/^DATA_DIR \/srv\/data does not answer within 0\.02 seconds: is it on a file server that is away\?/);
});

test('a folder that is there, and one that is not yet there, answer', async () => {
  const folder = await temporaryFolder();
  await expect(requireAnswer(folder)).resolves.toBeUndefined();
  await expect(requireAnswer(`${folder}/new`)).resolves.toBeUndefined();
});
