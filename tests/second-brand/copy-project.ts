import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** These were made or set on this machine. */
const notCopied = new Set(['.astro', '.env', '.git', 'data', 'dist', 'node_modules', 'playwright-report', 'test-results', '.tools']);
/** A copy shares these: packages, and the Node that runs them. */
const shared = ['.tools', 'node_modules'];

/** The second company, which loads something of others too: tests that open pages in a browser would ask hosts that do not exist. */
const withThirdParties = `import type { BrandConfig } from '#brand/schema';
import { config as secondBrand } from './tests/fixtures/second-brand.config.ts';
import { thirdParties } from './tests/fixtures/third-parties.ts';

export const config: BrandConfig = { ...secondBrand, thirdParties };
`;

/** A copy of the project in a temporary folder, in which the company is that of tests/fixtures/second-brand.config.ts. Returns its path. */
export async function copyWithSecondBrand({ loadsFromOthers = false } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'second-brand-'));
  await cp(root, folder, { recursive: true, filter: (source) => !notCopied.has(relative(root, source)) });
  await cp(join(root, 'tests/fixtures/second-brand.config.ts'), join(folder, 'brand.config.ts'));
  if (loadsFromOthers) await writeFile(join(folder, 'brand.config.ts'), withThirdParties);
  for (const name of shared) await symlink(join(root, name), join(folder, name));
  return folder;
}

export const removeCopy = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
