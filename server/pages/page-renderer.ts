import { brand } from '#brand';
import type { CompanyValues } from '#contract/company';
import { defaultLocale, splitLocale } from '#contract/locales';
import { officePath } from '#contract/office/paths';
import type { OwnPicture } from '#contract/pictures';
import type { LocalizedSiteData, SiteData } from '#contract/site-data';
import type { ChangedTexts } from '#contract/texts/changed-texts';
import { withTimeout } from '#contract/time/with-timeout';
import { localizedFiles } from '#contract/urls';
import { hasFrame, pageCsp } from './page-csp.ts';
import { type PageDependencies, recordReads } from './page-reads.ts';
import type { RenderRequest } from './render-process.ts';
import { type ScriptHashes, withIntegrity } from './script-integrity.ts';

/** A page, or a file that is made on demand, as Astro rendered it. */
export interface RenderedPage {
  status: number;
  contentType: string;
  body: Buffer;
  /** Content-Security-Policy. */
  csp: string | undefined;
  /** Cross-Origin-Embedder-Policy, where it is another one than that of the server. */
  embedderPolicy?: string | undefined;
  /** Whether a browser may load the pages that this one links to before they are navigated to. */
  speculates?: boolean;
  /** The Cache-Control header that the page itself has set. */
  cacheControl?: string | undefined;
  /** Target of a redirect; with status 404 the URL of the page that says so. */
  location: string | undefined;
  /** Undefined when it must not be cached. */
  dependencies: PageDependencies | undefined;
}

/**
 * Holds what a page shows besides the data of the site: the outcome of a form, the status of an application, a price offer, what somebody wants to hear of new jobs, a job that is
 * not public yet; and who is told of its pictures.
 */
export type PageExtras = Pick<App.Locals, 'form' | 'application' | 'jobAlerts' | 'offer' | 'offerPaper' | 'preview' | 'notePicture'>;

/** Renders the page at a URL (path and the part of the query that it reads); undefined when no page of the site matches. */
export type RenderPage = (url: string, extras?: PageExtras) => Promise<RenderedPage | undefined>;

interface RendererOptions {
  renderPage: RenderRequest;
  scriptHashes: ScriptHashes;
  data: LocalizedSiteData;
  /** The site's public origin: pages must not depend on the Host header of a request. */
  origin: string;
  /** Origin of the API when it is on another host. */
  apiOrigin: string | undefined;
}

/** Milliseconds that a page waits for what was changed of company, texts and pictures. */
const changesTimeoutMs = 1_000;

/** As it was read last, while it cannot be read: the page is then not kept (page-reads.ts). */
function orAsLastRead<Changes>(initial: Changes, read: (reads: SiteData) => Promise<Changes>): (reads: SiteData) => Promise<Changes> {
  let last = initial;
  return async (reads) => {
    try {
      last = await withTimeout(read(reads), changesTimeoutMs);
    } catch {
      // The page shows what else could not be read; without any data, reading the revisions fails.
    }
    return last;
  };
}

export function createPageRenderer({ renderPage, scriptHashes, data, origin, apiOrigin }: RendererOptions): RenderPage {
  const site = new URL(origin);
  const readCompany = orAsLastRead<CompanyValues>({}, (reads) => reads.company());
  const readTexts = orAsLastRead<ChangedTexts>({}, (reads) => reads.texts());
  const readPictures = orAsLastRead<OwnPicture[]>([], (reads) => reads.pictures());

  return async (url, extras = {}) => {
    const { locale, path } = splitLocale(url);
    const reads = recordReads(data(locale), apiOrigin);
    const [company, changed, pictures] = await Promise.all([readCompany(reads.data), readTexts(reads.data), readPictures(reads.data)]);
    // Concatenated: resolved as a relative URL, `//host/x` would be on another host.
    const response = await renderPage(new Request(site.origin + path), {
      site,
      locale,
      apiOrigin,
      company,
      texts: { changed, onRead: reads.onRead },
      pictures,
      data: reads.data,
      ...extras,
    });
    if (!response) return undefined;
    const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
    const isPage = contentType.startsWith('text/html');
    if (locale !== defaultLocale && response.ok && !isPage && !localizedFiles.includes(path)) return undefined;
    const policy = response.headers.get('content-security-policy') ?? undefined;
    const isPrivate = response.headers.get('cache-control')?.includes('private') === true;
    const page = {
      status: response.status,
      contentType,
      cacheControl: response.headers.get('cache-control') ?? undefined,
      location: response.headers.get('location') ?? response.headers.get('content-location') ?? undefined,
      // A page for one visitor alone, such as a form with what they wrote elsewhere.
      dependencies: isPrivate ? undefined : reads.dependencies(),
    };
    if (!isPage) return { ...page, body: Buffer.from(await response.arrayBuffer()), csp: policy };
    const html = await response.text();
    const isOffice = path === officePath;
    // What the Office shows in frames are its own previews.
    const thirdParties = isOffice ? undefined : brand.thirdParties;
    const csp = policy && pageCsp(policy, html, { pictures: reads.pictureOrigins(), api: apiOrigin, thirdParties });
    const embedderPolicy = thirdParties && hasFrame(html) ? 'unsafe-none' : undefined;
    // The Office links to no page.
    return { ...page, body: Buffer.from(withIntegrity(html, scriptHashes)), csp, embedderPolicy, speculates: !isOffice };
  };
}
