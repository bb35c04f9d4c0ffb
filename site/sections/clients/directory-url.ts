import { type ClientTab, clientTab } from '#contract/client-tabs';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';

/** The part of the directory that a URL shows. */
export interface DirectoryPlace {
  tab: ClientTab;
  page: number;
}

export const directoryPlace = (query: URLSearchParams): DirectoryPlace => ({
  tab: clientTab(query.get('category')),
  page: Number(query.get('page')) || 1,
});

export function directoryUrl({ tab, page }: DirectoryPlace, locale: Locale): string {
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('category', tab);
  if (page > 1) query.set('page', String(page));
  return `${pageUrl('clients', locale)}${query.size > 0 ? `?${query}` : ''}`;
}
