import type { Locale } from '#contract/locales';
import type { PublicReview } from '#contract/review';
import { id } from '#contract/schema';
import type { LocalizedSiteData } from '#contract/site-data';
import { languageOf } from '#contract/text-language';
import type { Store } from './store/open-store.ts';

/** The public data, read from the store for the API's GET endpoints and for the pages of the site. */
export function readSiteData(store: Store): LocalizedSiteData {
  return (locale) => ({
    groups: (query) => store.groups.list(query, locale),
    homeLogos: () => store.clients.listLogos(locale),
    clients: () => store.clients.list(locale),
    client: async (text) => (id.safeParse(text).success ? store.clients.find(text, locale) : undefined),
    publicReviews: async () => ownLanguageFirst(await store.reviews.listPublic(), locale),
    openCareers: () => store.careers.listOpen(new Date(), locale),
    company: () => store.company.published(),
  });
}

/** Reviews that a visitor can read come before the others, each in the order that staff gave them. */
const ownLanguageFirst = (reviews: PublicReview[], locale: Locale): PublicReview[] =>
  reviews.toSorted((one, other) => Number(languageOf(one.message) !== locale) - Number(languageOf(other.message) !== locale));
