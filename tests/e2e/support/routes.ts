import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PageUrl, urls } from '#contract/urls';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const isPrerendered = (url: PageUrl) => existsSync(`${root}dist/client${url}/index.html`);
const isRenderedOnDemand = (url: PageUrl) => existsSync(`${root}site/pages${url === '/' ? '/index' : url}.astro`);

/** The URLs of pages that the build has made into files. */
export const prerenderedRoutes: PageUrl[] = Object.values(urls).filter(isPrerendered);

/** The URLs of the contract that the site has a page for. */
export const builtRoutes: PageUrl[] = Object.values(urls).filter((url) => isPrerendered(url) || isRenderedOnDemand(url));
