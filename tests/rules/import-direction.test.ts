import { expect, test } from 'vitest';
import { type Import, projectImports } from './module-graph.ts';

/** Part of the project → what it may import besides itself. Imports go one way, so that each part can be read and replaced alone. */
const allowed: Record<string, string[]> = {
  brand: [],
  contract: [],
  content: ['contract', 'brand'],
  ui: ['contract'],
  site: ['ui', 'content', 'contract', 'brand'],
  api: ['contract', 'brand'],
  server: ['api', 'content', 'contract', 'brand'],
  commands: ['server', 'api', 'content', 'contract', 'brand'],
};

/** Tools, tests and configuration stand outside: nothing is built on them. */
function partOf(path: string): string | undefined {
  if (path === 'brand.config.ts') return 'brand';
  const [folder = '', subfolder = ''] = path.split('/');
  return [`${folder}/${subfolder}`, folder].find((part) => part in allowed);
}

const isTest = (path: string) => path.includes('.test.') || path.includes('/testing/');
const shown = ({ from, to }: Import) => `${from} imports ${to}`;

test('imports go one way', () => {
  const wrong = projectImports().filter(({ from, to }) => {
    const [here, there] = [partOf(from), partOf(to)];
    return here !== undefined && here !== there && !(there !== undefined && allowed[here]?.includes(there)) && !isTest(from);
  });
  expect(wrong.map(shown)).toEqual([]);
});

test('code that visitors need is never in a test', () => {
  const wrong = projectImports().filter(({ from, to }) => isTest(to) && !isTest(from) && partOf(from) !== undefined);
  expect(wrong.map(shown)).toEqual([]);
});

test('the site takes only types from what needs the parser, which is too large for a browser', () => {
  const imports = projectImports().filter((found) => !found.isType);
  const needsParser = new Set(['contract/zod.ts']);
  for (let before = 0; before !== needsParser.size; ) {
    before = needsParser.size;
    for (const { from, to } of imports) if (needsParser.has(to)) needsParser.add(from);
  }
  const wrong = imports.filter(({ from, to }) => /^(?:site|ui)\//.test(from) && needsParser.has(to) && !isTest(from));
  expect(wrong.map(shown)).toEqual([]);
});

test('no module imports itself through others', () => {
  const imports = projectImports().filter((found) => !found.isType);
  const next = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (module: string, path: string[]) => {
    if (path.includes(module)) circles.push([...path.slice(path.indexOf(module)), module].join(' → '));
    if (done.has(module) || path.includes(module)) return;
    for (const { to } of next.get(module) ?? []) visit(to, [...path, module]);
    done.add(module);
  };
  for (const module of next.keys()) visit(module, []);
  expect(circles).toEqual([]);
});
