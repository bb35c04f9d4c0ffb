import type { Locale } from '#contract/locales';
import { pageOfService, type ServiceId, serviceIds } from '#contract/services';
import { pageUrl } from '#contract/urls';
import { isOffered } from '#site/content/company.ts';
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

/** The addresses of the pages of all services that the company offers. */
export const servicePageUrls = (locale: Locale): Partial<Record<ServiceId, string>> =>
  Object.fromEntries(
    serviceIds.flatMap((service) => (isOffered(pageOfService[service]) ? [[service, pageUrl(pageOfService[service], locale)]] : [])),
  );
