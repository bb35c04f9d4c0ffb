import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#api/testing/temporary';
import { withSetupLock } from './lock.mjs';

test.each([
  ['that does not run any more', `${2 ** 22 + 1} 1`],
  // As in a container that was killed and started again.
  ['whose id another process has now', `${process.pid} 1`],
])('the lock of a process %s is taken over', async (_case, owner) => {
  const file = join(await temporaryFolder(), 'setup.lock');
  await writeFile(file, owner);

  expect(await withSetupLock(() => 'done', file)).toBe('done');
  expect(existsSync(file)).toBe(false);
});

test('of several scripts that wait for a killed one, one sets up at a time', async () => {
  const file = join(await temporaryFolder(), 'setup.lock');
  await writeFile(file, `${process.pid} 1`);
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
  };

  await Promise.all(Array.from({ length: 4 }, () => withSetupLock(work, file)));

  expect(most).toBe(1);
});
