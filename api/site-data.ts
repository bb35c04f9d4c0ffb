import { id } from '#contract/schema';
import type { SiteData } from '#contract/site-data';
import type { Store } from './store/open-store.ts';

/** The public data, read from the store for the API's GET endpoints and for the pages of the site. */
export function readSiteData(store: Store): SiteData {
  return {
    groups: (query) => store.groups.list(query),
    homeLogos: () => store.clients.listLogos(),
    clients: () => store.clients.list(),
    client: async (text) => (id.safeParse(text).success ? store.clients.find(text) : undefined),
    publicReviews: () => store.reviews.listPublic(),
    openCareers: () => store.careers.listOpen(new Date()),
  };
}
