import { id } from '#contract/schema';
import type { LocalizedSiteData } from '#contract/site-data';
import type { Store } from './store/open-store.ts';

/** The public data, read from the store for the API's GET endpoints and for the pages of the site. */
export function readSiteData(store: Store): LocalizedSiteData {
  return (locale) => ({
    groups: (query) => store.groups.list(query, locale),
    homeLogos: () => store.clients.listLogos(locale),
    clients: () => store.clients.list(locale),
    client: async (text) => (id.safeParse(text).success ? store.clients.find(text, locale) : undefined),
    publicReviews: () => store.reviews.listPublic(),
    openCareers: () => store.careers.listOpen(new Date(), locale),
    company: () => store.company.published(),
    pictures: () => store.pictures.published(),
  });
}
