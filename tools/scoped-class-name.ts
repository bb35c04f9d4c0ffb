import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Two builds, of the server and of the browser, have to come to the same numbers. */
const styleSheets = globSync('{office,site,ui}/**/*.module.css', { cwd: root }).sort();

/**
 * What a class of a CSS module is called in pages: `title_2f`, its own name and the number of its file. The names that Vite makes have a hash and
 * a line besides, which cost a page 2 % of its bytes.
 */
export function scopedClassName(name: string, file: string): string {
  const path = relative(root, file.split('?')[0] ?? file);
  // A file that was added while the development server ran.
  if (!styleSheets.includes(path)) styleSheets.push(path);
  return `${name}_${styleSheets.indexOf(path).toString(36)}`;
}
