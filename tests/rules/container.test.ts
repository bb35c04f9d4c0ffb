import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baseImages, copiedPaths, imagePrograms, imageUser, isInContext, removedPackages } from './containerfile.ts';
import { projectImports, root } from './module-graph.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const compose = read('deploy/compose.yaml');
const composeImages = [...compose.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image = '']) => image);
const imports = projectImports().filter(({ isType }) => !isType);
const dependencies = Object.keys((JSON.parse(read('package.json')) as { dependencies: Record<string, string> }).dependencies);

/** Packages of which the bundle of the pages reads a file, without an import. */
const readAtRunTime = ['world-atlas'];

const commands = [...read('tools/setup.mjs').matchAll(/'(commands\/\w[\w-]*\.ts)'/g)].map(([, path = '']) => path);

/** The files themselves and all that they import, directly or not. */
function reachable(entries: string[]): string[] {
  const found = new Set(entries);
  for (const path of found) for (const { from, to } of imports) if (from === path) found.add(to);
  return [...found];
}
const atRunTime = reachable([...imagePrograms, ...commands]);

test('the image contains what the server and the commands import', () => {
  expect(commands.length).toBeGreaterThan(4);
  expect(atRunTime.length).toBeGreaterThan(100);
  const isCopied = (path: string) => copiedPaths.some((copied) => path === copied || path.startsWith(`${copied}/`));
  expect(atRunTime.filter((path) => !existsSync(join(root, path)) || !isCopied(path) || !isInContext(path))).toEqual([]);
});

test('a build of the image has the sources of the site, and no tests, settings or data', () => {
  const sources = reachable([
    'astro.config.mjs',
    'tools/setup.mjs',
    'tools/verify-build.ts',
    ...globSync('site/{entry.ts,pages/**}', { cwd: root }),
  ]);
  const isMadeByTheBuild = (path: string) => /^(?:ui\/styles\/font-subsets|site\/company-profile\/pictures)\//.test(path);
  expect(sources.filter((path) => /\.\w+$/.test(path) && !isMadeByTheBuild(path) && !isInContext(path))).toEqual([]);
  const others = [
    '.env',
    '.git/config',
    'data/site.db',
    'deploy/.env',
    'dist/server/entry.mjs',
    'node_modules/zod/package.json',
    'art/run.ts',
  ];
  const tests = globSync(['tests/**/*.ts', '{api,commands,server}/**/testing/*', '{api,site}/**/*.test.{ts,tsx}'], { cwd: root });
  expect(tests.length).toBeGreaterThan(100);
  expect([...others, ...tests].filter(isInContext)).toEqual([]);
});

test('every package is either needed by what runs outside the bundle of the pages, or left out of the image', () => {
  const specifiers = atRunTime.flatMap((path) =>
    [...read(path).matchAll(/(?:^import |\sfrom |import\()'([^'#.][^']*)'/gm)].map(([, name = '']) => name),
  );
  const unbundled = [...(/unbundled = \[(.+)\]/.exec(read('tools/astro-adapter.ts'))?.[1] ?? '').matchAll(/'(.+?)'/g)].map(
    ([, name = '']) => name,
  );
  const needed = [...specifiers, ...unbundled, ...readAtRunTime];
  expect(needed).toEqual(expect.arrayContaining(['fastify', 'zod', 'sharp']));
  expect(removedPackages.filter((name) => !dependencies.includes(name))).toEqual([]);
  const isNeeded = (name: string) => needed.some((specifier) => specifier === name || specifier.startsWith(`${name}/`));
  expect(removedPackages.filter(isNeeded)).toEqual([]);
  expect(dependencies.filter((name) => !isNeeded(name) && !removedPackages.includes(name))).toEqual([]);
});

test('images are named with their version and without a registry, and the image of the site runs the Node that set-up installs', () => {
  const images = [...baseImages.filter((image) => image.includes(':')), ...composeImages.filter((image) => image !== 'site')];
  expect(images.length).toBeGreaterThan(4);
  expect(images.filter((image) => !/^(?:[a-z]+\/)?[a-z]+:v?\d[\w.-]*$/.test(image))).toEqual([]);
  const [, major] = /^const version = '(\d+)\./m.exec(read('tools/setup/node.mjs')) ?? [];
  expect(baseImages.filter((image) => image.startsWith('node:')).every((image) => image.startsWith(`node:${major}-`))).toBe(true);
});

test('no container can change its files or gain privileges, and the site is not root', () => {
  expect(imageUser).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(compose).toContain(`user: "${imageUser}"`);
  const [, shared = ''] = /^x-service: &service\n((?: .*\n)+)/m.exec(compose) ?? [];
  for (const limit of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true']) expect(shared).toContain(limit);
  expect(compose.split('<<: *service')).toHaveLength(composeImages.length + 1);
});

test('the compose file agrees with the settings, the health check and the proxy', () => {
  expect(compose).toContain(`test: [CMD, node, ${imagePrograms[0]}]`);
  const [, environment = ''] = /^ {4}env_file: \.env\n {4}environment:\n((?: {6}.*\n)+)/m.exec(compose) ?? [];
  const names = [...environment.matchAll(/^ +(\w+):/gm), ...read('deploy/.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  const settings = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(6);
  expect(names.filter((name) => name !== 'POSTGRES_PASSWORD' && !settings.includes(name))).toEqual([]);
  // What the start of nginx replaces by the container of the site.
  expect(read('deploy/nginx.conf').match(/server 127\.0\.0\.1:3000;/g)).toHaveLength(1);
});
