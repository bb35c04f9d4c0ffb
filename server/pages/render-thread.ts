// The thread of `renderInThread`.
import { parentPort, workerData } from 'node:worker_threads';
import type { CompanyValues } from '#contract/company';
import type { Locale } from '#contract/locales';
import type { OfferOnPaper } from '#contract/offers/public-offer';
import type { ChangedTexts } from '#contract/texts/changed-texts';

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
  changedTexts: ChangedTexts;
  /** Set where it is a price offer that is made a PDF. */
  offerPaper?: OfferOnPaper | undefined;
}

/** A response as it crosses to another thread. */
export interface ThreadResponse {
  status: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer;
  /** Names of the texts that were read. */
  textNames: string[];
}

const { entry, url, site, locale, company, changedTexts, offerPaper } = workerData as ThreadRequest;
const { renderPage } = (await import(entry)) as { renderPage: RenderRequest };
const noData = new Proxy({} as App.Locals['data'], {
  get() {
    throw new Error(`${url} is rendered in a thread, which has no data`);
  },
});
const textNames = new Set<string>();
const texts = { changed: changedTexts, onRead: (name: string) => void textNames.add(name) };
const response = await renderPage(new Request(url), {
  site: new URL(site),
  locale,
  apiOrigin: undefined,
  company,
  texts,
  pictures: [],
  data: noData,
  ...(offerPaper && { offerPaper }),
});
if (!response) throw new Error(`The site has nothing at ${url}`);
const message: ThreadResponse = {
  status: response.status,
  headers: [...response.headers],
  body: await response.arrayBuffer(),
  textNames: [...textNames],
};
parentPort?.postMessage(message, [message.body]);
