import { createHash } from 'node:crypto';
import type { ApiDependencies } from '#api/dependencies';
import { offerSheet } from '#contract/urls';
import { LruMap } from './lru-map.ts';
import type { RenderRequest } from './render-process.ts';

/** Files that are kept: those of a customer who looks and comes back. */
const keptFiles = 20;

const noData = new Proxy({} as App.Locals['data'], {
  get() {
    throw new Error('A price offer is set without the lists of the site');
  },
});

/**
 * Sets price offers as PDFs, one after the other. The labels are those that the release was built with: the same version of an offer is the same file,
 * whatever is changed of the texts or of the company afterwards.
 *
 * @param origin the site's public one
 */
export function offerPdfs(renderPage: RenderRequest, origin: string): ApiDependencies['offerPdf'] {
  const kept = new LruMap<Promise<Buffer>>(keptFiles);
  let last: Promise<unknown> = Promise.resolve();

  return (offerPaper, company) => {
    const key = createHash('sha256')
      .update(JSON.stringify([offerPaper, company]))
      .digest('base64url');
    const known = kept.get(key);
    if (known) return known;
    const made = last.then(async () => {
      const response = await renderPage(new Request(origin + offerSheet), {
        ...{ site: new URL(origin), locale: offerPaper.content.locale, apiOrigin: undefined, company, pictures: [], data: noData },
        ...{ texts: { changed: {}, onRead: () => undefined }, offerPaper },
      });
      if (!response?.ok) throw new Error('A price offer could not be set');
      return Buffer.from(await response.arrayBuffer());
    });
    kept.set(key, made);
    last = made.catch(() => kept.delete(key));
    return made;
  };
}
