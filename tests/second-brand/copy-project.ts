import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '#contract/locales';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** These were made or set on this machine. */
const notCopied = new Set(['.astro', '.env', '.git', 'data', 'dist', 'node_modules', 'playwright-report', 'test-results', '.tools']);
/** A copy shares these: packages, and the Node that runs them. */
const shared = ['.tools', 'node_modules'];

/** The second company in some of its languages, which loads something of others too: tests that open pages in a browser would ask hosts that do not exist. */
const withThirdParties = (locales: readonly Locale[]) => `import type { BrandConfig } from '#brand/schema';
import { config as secondBrand } from './tests/fixtures/second-brand.config.ts';
import { thirdParties } from './tests/fixtures/third-parties.ts';

export const locales: BrandConfig['locales'] = ${JSON.stringify(locales)};
// As a literal would be, it is left out of what browsers load.
export const config: BrandConfig = /* @__PURE__ */ Object.assign({}, secondBrand, { locales, thirdParties });
`;

/**
 * A copy of the project in a temporary folder, in which the company is that of tests/fixtures/second-brand.config.ts. Returns its path.
 *
 * @param languages those of the site, which then loads something of others too
 */
export async function copyWithSecondBrand(languages?: readonly Locale[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'second-brand-'));
  await cp(root, folder, { recursive: true, filter: (source) => !notCopied.has(relative(root, source)) });
  await cp(join(root, 'tests/fixtures/second-brand.config.ts'), join(folder, 'brand.config.ts'));
  if (languages) await writeFile(join(folder, 'brand.config.ts'), withThirdParties(languages));
  for (const name of shared) await symlink(join(root, name), join(folder, name));
  return folder;
}

export const removeCopy = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
