import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { root } from './module-graph.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Without comments, and with every instruction on one line. */
const instructions = read('Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\s*\\\n\s*/g, ' ')
  .split('\n');
const lastStage = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));

/** The images that the stages start from, those of other stages included. */
export const baseImages = instructions.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);

/** Files and folders of the project in the image, without `node_modules`. */
export const copiedPaths = lastStage.flatMap((line) => {
  const [, paths = ''] = /^COPY (?:--from=build )?(.+) \S+$/.exec(line.replaceAll('/srv/site/', '')) ?? [];
  return paths.split(' ').filter((path) => path !== '' && !path.startsWith('--'));
});

/** The packages of `dependencies` that are not in the image. */
export const removedPackages = (instructions.find((line) => line.startsWith('RUN npm uninstall')) ?? '')
  .split(' ')
  .slice(3)
  .filter((word) => !word.startsWith('--'));

/** Programs that the image runs: the server and the health check. */
export const imagePrograms = lastStage.flatMap((line) => /CMD \["node", "([^"]+)"/.exec(line)?.[1] ?? []);

/** The user of the image, as in `1000:1000`. */
export const imageUser = lastStage.flatMap((line) => /^USER (\S+)/.exec(line)?.[1] ?? []).at(-1);

const ignorePatterns = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** Whether a file of the project is there when the image is built. The last pattern that matches it, or a folder that it is in, decides. */
export function isInContext(path: string): boolean {
  const parts = path.split('/');
  const ancestors = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  // Here, unlike in a shell, a star matches names that start with a dot too.
  const matches = (pattern: string) => pattern === '*' || ancestors.some((ancestor) => matchesGlob(ancestor, pattern));
  return ignorePatterns.findLast((pattern) => matches(pattern.replace(/^!/, '')))?.startsWith('!') ?? true;
}
