import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesNamed, root } from './module-graph.ts';

/** Code that runs in production, on the server or in a browser. */
export const productionFiles = filesNamed('.{ts,tsx,astro}').filter(
  (path) => /^(?:api|commands|content|contract|office|server|site|ui)\//.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
);

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** Lines that match, each after the path of its file. */
export const linesWith = (pattern: RegExp, paths = productionFiles): string[] =>
  paths.flatMap((path) =>
    withoutComments(readFileSync(join(root, path), 'utf8'))
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
