// The process of `renderInProcess`: one request in, one answer out.
import { once } from 'node:events';
import type { CompanyValues } from '#contract/company';
import type { Locale } from '#contract/locales';
import type { OfferOnPaper } from '#contract/offers/public-offer';
import type { ChangedTexts } from '#contract/texts/changed-texts';

/** Renders the page at the URL of a request (site/entry.ts); undefined when the site has none there. Rejects when the page fails. */
export type RenderRequest = (request: Request, locals: App.Locals) => Promise<Response | undefined>;

/** Describes what a process is given; the lists of the site stay outside. */
export interface ProcessRequest {
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

/** A response as it crosses to another process. */
interface ProcessResponse {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
  /** Names of the texts that were read. */
  textNames: string[];
}

export type ProcessAnswer = ProcessResponse | { failure: unknown };

// Without the process that asked there is nobody to answer.
process.once('disconnect', () => process.exit());
const [request] = (await once(process, 'message')) as [ProcessRequest];
const answer = await render(request).catch((failure: unknown): ProcessAnswer => ({ failure }));
process.send?.(answer, () => process.disconnect?.());

async function render({ entry, url, site, locale, company, changedTexts, offerPaper }: ProcessRequest): Promise<ProcessAnswer> {
  const { renderPage } = (await import(entry)) as { renderPage: RenderRequest };
  const noData = new Proxy({} as App.Locals['data'], {
    get() {
      throw new Error(`${url} is rendered in a process of its own, which has no data`);
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
  return { status: response.status, headers: [...response.headers], body: await response.bytes(), textNames: [...textNames] };
}
