// `node tools/verify-build.ts <folder>`: renders every page of a build without data, and those with lists with the demo data too. A page that
// fails is named with the place in the source; a slip in content/ or brand.config.ts then ends the build instead of the site.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { seedDemo } from '#api/demo/seed';
import { openFiles } from '#api/files/open-files';
import { readSiteData } from '#api/site-data';
import { openStore } from '#api/store/open-store';
import { brand } from '#brand';
import { sitePaths } from '#contract/urls';
import { readBuiltSite } from '#server/assets/built-site';
import { renderErrorPages } from '#server/pages/error-pages';
import { createPageRenderer, type RenderPage } from '#server/pages/page-renderer';

process.setSourceMapsEnabled(true);
// By default React loads its development build, which warns where the other one fails.
process.env.NODE_ENV = 'production';

const site = await readBuiltSite(resolve(process.argv[2] ?? 'dist'));
const dataDir = await mkdtemp(join(tmpdir(), 'verify-build-'));
try {
  const store = await openStore({ dataDir });
  const render = createPageRenderer({ ...site, data: readSiteData(store), origin: brand.origin, apiOrigin: undefined });
  await renderErrorPages(render);
  const withLists = await verifyPages(render, sitePaths);
  await seedDemo(store, await openFiles({ dataDir }));
  await verifyPages(render, withLists);
  await store.close();
} catch (error) {
  console.error(error instanceof Error ? describe(error) : error);
  process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** Renders pages at these paths, side by side. Returns those that show a list; rejects with an error that names a page that fails. */
async function verifyPages(render: RenderPage, paths: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(
    paths.map(async (path) => {
      const page = await render(path).catch((cause: unknown) => {
        throw new Error(`${path} cannot be rendered`, { cause });
      });
      if (page?.status !== 200) throw new Error(`${path} has status ${page?.status ?? 404}`);
      return { path, tags: page.dependencies?.tags };
    }),
  );
  return pages.filter(({ tags }) => tags?.every((tag) => tag === 'company') !== true).map(({ path }) => path);
}

/** The message of an error and of its cause, with the first place of the stack that is in the project's own source. */
function describe({ message, cause }: Error): string {
  if (!(cause instanceof Error)) return message;
  const own = cause.stack?.split('\n').find((line) => /\bat\b/.test(line) && !/node_modules|node:/.test(line));
  return `${message}: ${cause.message}${own ? `\n${own}` : ''}`;
}
