import { inject } from 'light-my-request';
import type { FormOutcome } from '#contract/form-outcome';
import type { DataTag, SiteData } from '#contract/site-data';
import type { PageHandler } from '../assets/built-site.ts';
import { pagePolicy } from './page-csp.ts';
import { type ScriptHashes, withIntegrity } from './script-integrity.ts';

/** A page as Astro rendered it. */
export interface RenderedPage {
  status: number;
  html: Buffer;
  policy: string | undefined;
  /** Where a page sends the visitor on to. */
  location: string | undefined;
  /** The data it was made from; undefined when the page does not want to be kept. */
  tags: DataTag[] | undefined;
}

/** Renders the page at a path, with the part of the query that it reads; undefined when the site has none there. */
export type RenderPage = (path: string, form?: FormOutcome) => Promise<RenderedPage | undefined>;

interface RendererOptions {
  handlePage: PageHandler;
  scriptHashes: ScriptHashes;
  data: SiteData;
  /** The site's public address, so that no page depends on what a client claims in its Host header. */
  origin: string;
}

export function createPageRenderer({ handlePage, scriptHashes, data, origin }: RendererOptions): RenderPage {
  const { host } = new URL(origin);

  return async (path, form) => {
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
      { method: 'GET', url: path, headers: { host } },
    );
    if (!found) return undefined;
    const header = (name: string) => response.headers[name]?.toString();
    const policy = header('content-security-policy');
    return {
      status: response.statusCode,
      html: Buffer.from(withIntegrity(response.payload, scriptHashes)),
      policy: policy && pagePolicy(policy, response.payload),
      location: header('location'),
      tags,
    };
  };
}
