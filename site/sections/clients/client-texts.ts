import type { Locale } from '#contract/locales';
import { type Content, content } from '#site/content/content.ts';

/** Texts about a client and its services, and those shown while clients are loading, of the directory and the client page. */
export interface ClientTexts extends Pick<Content<'clients'>, 'client' | 'loading' | 'failed'> {
  locale: Locale;
  services: Content<'serviceNames'>;
  categories: Content<'categoryNames'>;
}

export function clientTexts(locale: Locale): ClientTexts {
  const { client, loading, failed } = content('clients', locale);
  return { client, loading, failed, locale, services: content('serviceNames', locale), categories: content('categoryNames', locale) };
}
