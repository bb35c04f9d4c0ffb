import { inject } from 'vitest';

export interface BuiltFiles {
  /** Style sheets, those in the page among them. */
  styles: Set<string>;
  /** Elements of drawings in pages are painted with these, as rules: an attribute has no value to fall back to but black. */
  drawings: Set<string>;
  /** Scripts in pages, and files by their paths, with what these import. */
  scripts: Map<string, string>;
}

const read = async (path: string) => (await fetch(inject('siteUrl') + path)).text();

const inPage = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, part = '']) => part);

/** Paths of scripts that a script names, from the site's root. */
const importsOf = (code: string, path: string) =>
  [...code.matchAll(/["'`]((?:\.{1,2}\/|\/?_astro\/)[\w./-]+\.js)["'`]/g)].map(
    ([, target = '']) => new URL(target.replace(/^_astro/, '/_astro'), `http://site${path}`).pathname,
  );

/** Every style sheet and script that pages can load, at once or on demand. */
export async function builtFiles(paths: readonly string[]): Promise<BuiltFiles> {
  const styles = new Set<string>();
  const drawings = new Set<string>();
  const scripts = new Map<string, string>();
  const sheets = new Set<string>();
  const waiting: string[] = [];
  for (const path of paths) {
    const html = await read(path);
    for (const css of inPage(html, /<style[^>]*>([\s\S]*?)<\/style>/g)) styles.add(css);
    for (const [, property, value] of html.matchAll(/ (fill|stroke|stop-color|color)="([^"]+)"/g))
      drawings.add(`svg{${property}:${value}}`);
    for (const href of inPage(html, /<link rel="stylesheet" href="([^"]+)"/g)) sheets.add(href);
    for (const code of inPage(html, /<script(?: type="module")?>([\s\S]*?)<\/script>/g)) {
      scripts.set(code, code);
      waiting.push(...importsOf(code, path));
    }
    waiting.push(...inPage(html, /(?:src|component-url|renderer-url)="([^"]+\.js)"/g));
  }
  for (const href of sheets) styles.add(await read(href));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (scripts.has(path)) continue;
    const code = await read(path);
    scripts.set(path, code);
    waiting.push(...importsOf(code, path));
  }
  return { styles, drawings, scripts };
}
