import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PageUrl, urls } from '#contract/urls';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The URL of every page; site/metadata/pages.test.ts holds them against the files. */
export const routes: PageUrl[] = Object.values(urls);

const source = (url: PageUrl) => readFileSync(`${root}site/pages${url === urls.home ? '/index' : url}.astro`, 'utf8');

/** The URLs of pages that show data, or the outcome of a form. */
export const routesWithData: PageUrl[] = routes.filter((url) => /\{[^}]*\b(?:data|form)\b[^}]*\} = Astro\.locals/.test(source(url)));
