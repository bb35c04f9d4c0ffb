import type { Locale } from '#contract/locales';
import { type Content, content } from '#site/content/content.ts';

/** Texts about a client and its services, and those shown while clients are loading, of the directory and the client page. */
export interface ClientTexts extends Pick<Content<'clients'>, 'client' | 'loading' | 'failed' | 'tryAgain'> {
  locale: Locale;
  services: Content<'serviceNames'>;
  categories: Content<'categoryNames'>;
}

export function clientTexts(locale: Locale): ClientTexts {
  const { client, loading, failed, tryAgain } = content('clients', locale);
  return {
    client,
    loading,
    failed,
    tryAgain,
    locale,
    services: content('serviceNames', locale),
    categories: content('categoryNames', locale),
  };
}
