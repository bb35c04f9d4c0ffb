import { id } from '#contract/schema';
import { type LocalizedSiteData, textRevision } from '#contract/site-data';
import type { ChangedTexts } from '#contract/texts/changed-texts';
import type { Store } from './store/open-store.ts';

/** The public data, read from the store for the API's GET endpoints and for the pages of the site. */
export function readSiteData(store: Store): LocalizedSiteData {
  const texts = publishedTexts(store);
  return (locale) => ({
    texts,
    groups: (query) => store.groups.list(query, locale),
    homeLogos: () => store.clients.listLogos(locale),
    clients: () => store.clients.list(locale),
    client: async (text) => (id.safeParse(text).success ? store.clients.find(text, locale) : undefined),
    publicReviews: () => store.reviews.listPublic(locale),
    members: () => store.members.list(locale),
    openCareers: () => store.careers.listOpen(new Date(), locale),
    company: () => store.company.published(),
    pictures: () => store.pictures.published(),
  });
}

/** Reads the changed lines of all texts, anew when one was published since the last time. */
function publishedTexts(store: Store): () => Promise<ChangedTexts> {
  let cached: { revision: string; texts: ChangedTexts } | undefined;
  return async () => {
    const revision = textRevision(await store.revisions.current());
    if (cached?.revision !== revision) cached = { revision, texts: await store.texts.published() };
    return cached.texts;
  };
}
