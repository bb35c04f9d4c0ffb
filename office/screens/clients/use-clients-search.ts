import { useMemo } from 'react';
import { type ServiceId, serviceIds } from '#contract/services';
import { useText } from '../../content/use-text.ts';
import type { ClientListQuery } from '../../data/site/clients.ts';
import { useListSearch } from '../../list/use-list-search.ts';
import { withoutEmpty } from '../../list/without-empty.ts';
import { matches } from '../../parts/texts/matches.ts';
import { ClientsSearch } from './clients-search.ts';

/** The query of an address. A search finds services by their names in the language of the reader. */
export function queryOf({ search, category, is, off }: ClientsSearch, serviceNames: Readonly<Record<ServiceId, string>>): ClientListQuery {
  const sought = search?.trim();
  const named = sought ? serviceIds.filter((service) => matches([serviceNames[service]], sought)) : [];
  return withoutEmpty({ search: sought, named, category, is, off });
}

/** Whether all clients of the grid are shown, in their order. */
export const isWholeGrid = ({ search, category, is, off }: ClientListQuery): boolean => !search && !category?.length && !is?.length && !off;

/** The state of the screen, which is in the address, and what changes it. */
export function useClientsSearch() {
  const { services } = useText('clients');
  const { search, change } = useListSearch('/clients', ClientsSearch);
  const query = useMemo(() => queryOf(search, services), [search, services]);
  return { search, query, change };
}
