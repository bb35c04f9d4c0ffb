// The thread of `renderInThread`.
import { parentPort, workerData } from 'node:worker_threads';
import type { CompanyValues } from '#contract/company';
import type { Locale } from '#contract/locales';

/** Renders the page at the URL of a request (site/entry.ts); undefined when the site has none there. Rejects when the page fails. */
export type RenderRequest = (request: Request, locals: App.Locals) => Promise<Response | undefined>;

/** Describes what a thread is given; the lists of the site stay outside. */
export interface ThreadRequest {
  /** URL of the module with `renderPage`. */
  entry: string;
  url: string;
  /** The site's public origin. */
  site: string;
  locale: Locale;
  company: CompanyValues;
}

/** A response as it crosses to another thread. */
export interface ThreadResponse {
  status: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer;
}

const { entry, url, site, locale, company } = workerData as ThreadRequest;
const { renderPage } = (await import(entry)) as { renderPage: RenderRequest };
const noData = new Proxy({} as App.Locals['data'], {
  get() {
    throw new Error(`${url} is rendered in a thread, which has no data`);
  },
});
const response = await renderPage(new Request(url), {
  site: new URL(site),
  locale,
  apiOrigin: undefined,
  company,
  pictures: [],
  data: noData,
});
if (!response) throw new Error(`The site has nothing at ${url}`);
const message: ThreadResponse = { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
parentPort?.postMessage(message, [message.body]);
