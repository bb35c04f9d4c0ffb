import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { standardLicences } from './standard-licences.ts';

interface Package {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** Empty when the package has none, and its licence no standard text. */
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  licenses?: { type: string }[];
  author?: string | { name: string };
  repository?: string | { url: string };
}

const licenceFile = /^(?:licen[cs]e|copying|notice|ofl)\b.*/i;

/** The packages that the site is made of or runs with: all that its lock file names and that are installed, but for those of development. */
export function shippedPackages(root: string): Package[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, { dev?: true }> };
  const folders = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(root, path, 'package.json')))
    .map(([path]) => join(root, path));
  return folders.map(readPackage).sort((one, other) => (one.name < other.name ? -1 : 1));
}

function readPackage(folder: string): Package {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license, licenses } = manifest;
  const licence = typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown');
  const files = readdirSync(folder).filter((file) => licenceFile.test(file) && !/\.[cm]?[jt]s$/.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return { name, version, licence, text: texts.length > 0 ? texts.join('\n\n') : standardText(folder, licence, manifest) };
}

/** Returns what a package without a file of its licence says: the standard text with its author, or of several licences in one its README. */
function standardText(folder: string, licence: string, { name, author, repository }: Manifest): string {
  const standard = standardLicences[licence];
  const holder = typeof author === 'string' ? author : author?.name;
  if (standard) return standard(holder ?? `the authors of ${name}`);
  const readme = join(folder, 'README.md');
  if (!existsSync(readme)) return '';
  const source = typeof repository === 'string' ? repository : repository?.url;
  return [source && `Source: ${source}`, readFileSync(readme, 'utf8').trim()].filter(Boolean).join('\n\n');
}

/** Names, licences and the texts of the licences, each text once. */
export function writeNotices(packages: readonly Package[]): string {
  const byText = Map.groupBy(packages, ({ text }) => text.replaceAll(/\s+/g, ' '));
  const sections = [...byText.values()].map((same) => {
    const names = same.map(({ name, version, licence }) => `${name} ${version} (${licence})\n`);
    return `${names.join('')}\n${same[0]?.text}\n`;
  });
  const heading = 'The software and typefaces of others that this site is made of and runs with, and their licences.\n';
  return [heading, ...sections].join(`\n${'-'.repeat(80)}\n\n`);
}

/** The file of the build that has the licences of others; they ask for it wherever their work is handed on. */
export const noticesFile = 'licenses.txt';

/** Writes the notices beside the files of the site. */
export function thirdPartyNotices(): AstroIntegration {
  let root = '';
  return {
    name: 'third-party-notices',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const packages = shippedPackages(root);
        await writeFile(new URL(noticesFile, dir), writeNotices(packages));
        logger.info(`licences of ${packages.length} packages`);
      },
    },
  };
}
