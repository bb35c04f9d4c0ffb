import type { SiteData } from '#contract/site-data';
import type { Store } from './store/open-store.ts';

/** The public data as the API's GET calls and the site's own pages read it. */
export function readSiteData(store: Store): SiteData {
  return {
    groups: (query) => store.groups.list(query),
    homeLogos: () => store.clients.listLogos(),
    clients: () => store.clients.list(),
    publicReviews: () => store.reviews.listPublic(),
    openCareers: () => store.careers.listOpen(new Date()),
  };
}
