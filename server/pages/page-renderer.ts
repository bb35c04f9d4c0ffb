import { inject } from 'light-my-request';
import type { FormOutcome } from '#contract/form-outcome';
import type { DataTag, SiteData } from '#contract/site-data';
import type { PageHandler } from '../assets/built-site.ts';
import { pageCsp } from './page-csp.ts';
import { type ScriptHashes, withIntegrity } from './script-integrity.ts';

/** A page as Astro rendered it. */
export interface RenderedPage {
  status: number;
  html: Buffer;
  /** Content-Security-Policy. */
  csp: string | undefined;
  /** Target of a redirect. */
  location: string | undefined;
  /** The data it was made from; undefined when the page must not be cached. */
  tags: DataTag[] | undefined;
}

/** Renders the page at a URL (path and the part of the query that it reads); undefined when no page of the site matches. */
export type RenderPage = (url: string, form?: FormOutcome) => Promise<RenderedPage | undefined>;

interface RendererOptions {
  handlePage: PageHandler;
  scriptHashes: ScriptHashes;
  data: SiteData;
  /** The site's public origin: pages must not depend on the Host header of a request. */
  origin: string;
}

export function createPageRenderer({ handlePage, scriptHashes, data, origin }: RendererOptions): RenderPage {
  const { host } = new URL(origin);

  return async (url, form) => {
    let found = true;
    let tags: DataTag[] | undefined;
    const locals: App.Locals = {
      data,
      cacheFor(used) {
        tags = used;
      },
      ...(form && { form }),
    };
    const response = await inject(
      (request, response) => {
        const skip = () => {
          found = false;
          response.end();
        };
        // The two are Node's own as far as any handler can tell; the types of the library say less.
        const [incoming, outgoing] = [request, response] as unknown as Parameters<PageHandler>;
        handlePage(incoming, outgoing, skip, locals).catch((error: Error) => outgoing.destroy(error));
      },
      { method: 'GET', url, headers: { host } },
    );
    if (!found) return undefined;
    const header = (name: string) => response.headers[name]?.toString();
    const csp = header('content-security-policy');
    return {
      status: response.statusCode,
      html: Buffer.from(withIntegrity(response.payload, scriptHashes)),
      csp: csp && pageCsp(csp, response.payload),
      location: header('location'),
      tags,
    };
  };
}
