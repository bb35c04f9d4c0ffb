import type { Client } from '#contract/client';
import { categoryOf } from '#contract/client-tabs';
import { type ListPage, listPage } from '#site/data/list-page.ts';
import type { DirectoryPlace } from './directory-url.ts';

/** Cards on one page of the directory: a multiple of two and three, so that full pages have full rows, and few enough to be drawn in 100 ms. */
export const pageSize = 24;

/** The cards to show at a place of the directory. */
export function directoryPage(clients: Client[], { tab, page }: DirectoryPlace): ListPage<Client> {
  const category = categoryOf(tab);
  return listPage(category ? clients.filter((client) => client.category === category) : clients, pageSize, page);
}
