import { appendFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#api/testing/temporary';
import { inputs } from './build.mjs';

const setUp = fileURLToPath(new URL('.', import.meta.url));

/** The build runs these in place of the compiler, Astro and the rendering of every page: Astro writes that it has run, and what it was to draw. */
const programs = {
  'node_modules/typescript/bin/tsc': '',
  'node_modules/astro/bin/astro.mjs': `
    import { appendFileSync, mkdirSync } from 'node:fs';
    mkdirSync(process.argv.at(-1), { recursive: true });
    appendFileSync('builds', (process.env.SHARE_PICTURES ?? 'whole') + '\\n');`,
  'tools/verify-build.ts': '',
};

/** A project of its own with the inputs of ours, all but empty: what others do with ours meanwhile changes nothing here. */
async function project() {
  const root = await temporaryFolder();
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  };
  for (const input of inputs) await write(extname(input) === '' ? `${input}/file.ts` : input, input.endsWith('.json') ? '{}' : '');
  for (const [file, content] of Object.entries(programs)) await write(file, content);
  await cp(setUp, join(root, 'tools/setup'), { recursive: true });
  const { ensureBuild }: typeof import('./build.mjs') = await import(pathToFileURL(join(root, 'tools/setup/build.mjs')).href);
  return {
    root,
    build: (whole: boolean) => ensureBuild(process.execPath, process.env, { whole }),
    /** The builds so far. */
    builds: async () => (await readFile(join(root, 'builds'), 'utf8')).trimEnd().split('\n'),
  };
}

test('an unchanged site is not built again, whatever the times of its files', async () => {
  const { root, build, builds } = await project();
  await build(true);
  await writeFile(join(root, 'content/file.ts'), '');
  await build(true);
  expect(await builds()).toEqual(['whole']);
});

test('a site is built again after a change of any input', async () => {
  const { root, build, builds } = await project();
  await build(true);
  await appendFile(join(root, 'brand.config.ts'), '// changed');
  await build(true);
  await writeFile(join(root, 'content/another.ts'), '');
  await build(true);
  await rm(join(root, 'content/another.ts'));
  await build(true);
  expect(await builds()).toHaveLength(4);
});

test('a build without sharing pictures is enough for a start, and not for who needs all files', async () => {
  const { build, builds } = await project();
  await build(false);
  await build(false);
  await build(true);
  await build(false);
  expect(await builds()).toEqual(['later', 'whole']);
});
