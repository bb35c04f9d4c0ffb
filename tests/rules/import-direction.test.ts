import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { filesNamed, type Import, projectFolders, projectImports } from './module-graph.ts';

/** Layer → the layers it may import besides itself. Imports go one way, so that each layer can be read and replaced by itself. */
const allowedImports: Record<string, string[]> = {
  brand: ['contract'],
  contract: [],
  content: ['contract', 'brand'],
  ui: ['contract'],
  site: ['ui', 'content', 'contract', 'brand', 'office'],
  office: ['ui', 'content', 'contract'],
  api: ['contract', 'brand'],
  server: ['api', 'content', 'contract', 'brand'],
  commands: ['server', 'api', 'content', 'contract', 'brand'],
};

/** The layers within a layer, from the bottom up: each imports those before it. A file that lies beside the folders is a layer by itself. */
const layersWithin: Record<string, string[]> = {
  office: ['content', 'data', 'parts', 'list', 'cases', 'screens', 'frame', ''],
  api: [
    ...['time', 'settings.ts', 'store', 'secrets', 'company', 'files', 'threads', 'mail', 'dependencies.ts', 'http', 'guards', 'accounts'],
    ...['cases', 'outbox', 'webhooks', 'services', 'mailbox', 'docs', 'routes', 'office', 'site-data.ts', 'create-api.ts', 'demo'],
  ],
};

/** Folders that may import every layer, and that no layer may import. */
const unrestricted = ['art', 'tests', 'tools'];

/** The layer of a file; undefined for unrestricted folders and configuration files. */
function layerOf(path: string): string | undefined {
  if (path === 'brand.config.ts') return 'brand';
  const [folder = ''] = path.split('/');
  return folder in allowedImports ? folder : undefined;
}

const isTest = (path: string) => path.includes('.test.') || path.includes('/testing/');
const describe = ({ from, to }: Import) => `${from} imports ${to}`;

test('every folder with source code is a layer with a rule, or unrestricted', () => {
  const folders = projectFolders.filter((folder) => filesNamed('.{ts,tsx,astro,mjs}').some((path) => path.startsWith(`${folder}/`)));
  expect(folders).toEqual(expect.arrayContaining(['api', 'contract', 'server', 'site']));
  expect(folders.filter((folder) => !(folder in allowedImports) && !unrestricted.includes(folder))).toEqual([]);
});

test('every rule is about a folder that exists', () => {
  const rules = [...Object.keys(allowedImports), ...unrestricted];
  expect(rules.filter((folder) => !projectFolders.includes(folder))).toEqual([]);
});

test('imports go one way', () => {
  // The languages of the site are configured, and browsers have to know them.
  const isConfigured = ({ from, to }: Import) => from === 'contract/locales.ts' && to === 'brand.config.ts';
  const wrong = projectImports().filter(({ from, to }) => {
    if (isConfigured({ from, to, isType: false })) return false;
    const [layer, target] = [layerOf(from), layerOf(to)];
    return layer !== undefined && layer !== target && !(target !== undefined && allowedImports[layer]?.includes(target)) && !isTest(from);
  });
  expect(wrong.map(describe)).toEqual([]);
});

test('imports within the API and the Office go one way, those of types too', () => {
  const rankOf = (path: string, order: string[]) => {
    const [, folder = '', ...rest] = path.split('/');
    return order.indexOf(rest.length > 0 || order.includes(folder) ? folder : '');
  };
  const wrong = projectImports().filter(({ from, to }) => {
    const order = layersWithin[layerOf(from) ?? ''];
    if (!order || layerOf(to) !== layerOf(from) || isTest(from)) return false;
    const [rank, target] = [rankOf(from, order), rankOf(to, order)];
    return rank === -1 || target === -1 || target > rank;
  });
  expect(wrong.map(describe)).toEqual([]);
});

test('no screen of the Office imports another one', () => {
  const screenOf = (path: string) => /^office\/screens\/([^/]+)\//.exec(path)?.[1];
  const wrong = projectImports().filter(({ from, to }) => screenOf(from) && screenOf(to) && screenOf(from) !== screenOf(to));
  expect(wrong.map(describe)).toEqual([]);
});

test('at most forty files lie in a folder', () => {
  // A page's texts are one file for each language, its URL is the path of its file, and a released migration stays where it is.
  const isOneEach = (folder: string) => /^content\/|^site\/pages$|^api\/store\/migrations$/.test(folder);
  const folders = Map.groupBy(filesNamed('.{ts,tsx,mjs,astro,css}'), dirname);
  const full = [...folders].filter(([folder, { length }]) => length > 40 && !isOneEach(folder));
  expect(full.map(([folder, { length }]) => `${folder} has ${length}`)).toEqual([]);
});

test('no layer imports test code', () => {
  const wrong = projectImports().filter(({ from, to }) => isTest(to) && !isTest(from) && layerOf(from) !== undefined);
  expect(wrong.map(describe)).toEqual([]);
});

test('the site and the user interface import only types from modules that need zod, which is too large for a browser', () => {
  const imports = projectImports().filter((found) => !found.isType);
  const needsZod = new Set(['contract/zod.ts']);
  for (let before = 0; before !== needsZod.size; ) {
    before = needsZod.size;
    for (const { from, to } of imports) if (needsZod.has(to)) needsZod.add(from);
  }
  // The Office reads every answer by its schema. Its page is the one that may load it.
  const isOffice = ({ to }: Import) => to === 'office/main.tsx';
  const wrong = imports.filter(
    (found) => /^(?:site|ui)\//.test(found.from) && needsZod.has(found.to) && !isTest(found.from) && !isOffice(found),
  );
  expect(wrong.map(describe)).toEqual([]);
});

test('the Office is loaded by its own page alone, and takes no texts of the site but messages and names of services and fields', () => {
  const imports = projectImports().filter(({ from }) => !isTest(from));
  const entries = imports.filter(({ from, to }) => to.startsWith('office/') && !from.startsWith('office/') && layerOf(from) !== undefined);
  expect(new Set(entries.map(({ from }) => from))).toEqual(new Set(['site/pages/office/[...path].astro']));
  const texts = imports.filter(
    ({ from, to }) =>
      from.startsWith('office/') && /^content\/(?:en|ar)\/(?!messages\.ts|text-messages\.ts|services\.ts|fields\.ts)/.test(to),
  );
  expect(texts.map(describe)).toEqual([]);
});

test('there are no import cycles, not of types either', () => {
  const imports = projectImports();
  const next = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (module: string, path: string[]) => {
    if (path.includes(module)) cycles.push([...path.slice(path.indexOf(module)), module].join(' → '));
    if (done.has(module) || path.includes(module)) return;
    for (const { to } of next.get(module) ?? []) visit(to, [...path, module]);
    done.add(module);
  };
  for (const module of next.keys()) visit(module, []);
  expect(cycles).toEqual([]);
});
