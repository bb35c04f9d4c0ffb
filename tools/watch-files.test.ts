import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchFiles } from './watch-files.ts';

async function watchedFolder() {
  const root = await mkdtemp(join(tmpdir(), 'watch-'));
  await mkdir(join(root, 'source'));
  const [file, nested] = [join(root, 'brand.config.ts'), join(root, 'source', 'part.ts')];
  for (const path of [file, nested]) await writeFile(path, 'old');
  const changed = vi.fn();
  const stop = watchFiles({ folders: [join(root, 'source')], files: [file] }, changed);
  onTestFinished(async () => {
    stop();
    await rm(root, { recursive: true });
  });
  const saveByRenaming = async (path: string, text: string) => {
    await writeFile(`${path}~`, text);
    await rename(`${path}~`, path);
  };
  return { root, file, nested, changed, saveByRenaming };
}

test('every save of a file is noticed, also by an editor that renames a new file over it', async () => {
  const { file, nested, changed, saveByRenaming } = await watchedFolder();
  for (const [index, path] of [file, file, nested, nested].entries()) {
    await saveByRenaming(path, `version ${index}`);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(index + 1), 30_000);
  }
  await writeFile(file, 'written in place');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(5), 30_000);
});

test('other files beside a watched one are none of its changes', async () => {
  const { root, changed } = await watchedFolder();
  await writeFile(join(root, 'README.md'), 'new');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(changed).not.toHaveBeenCalled();
});
