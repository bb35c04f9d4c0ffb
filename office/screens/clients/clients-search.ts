import { useMemo } from 'react';
import { clientMarks } from '#contract/office/client-marks';
import { clientCategories, type ServiceId, serviceIds } from '#contract/services';
import { z } from '#contract/zod';
import { useText } from '../../content/use-text.ts';
import type { ClientListQuery } from '../../data/site/clients.ts';
import { useListSearch } from '../../list/use-list-search.ts';
import { withoutEmpty } from '../../list/without-empty.ts';
import { matches } from '../../parts/texts/matches.ts';

/** Reads the grid's address; what makes no sense is left out. */
export const ClientsSearch = z.object({
  search: z.coerce.string().max(200).optional().catch(undefined),
  category: z.array(z.enum(clientCategories)).optional().catch(undefined),
  is: z.array(z.enum(clientMarks)).optional().catch(undefined),
  off: z.boolean().optional().catch(undefined),
  layout: z.enum(['list']).optional().catch(undefined),
  /** Opens one: an id, or `new`. */
  client: z.string().max(64).optional().catch(undefined),
  /** Whether the dialog that imports a file is open. */
  import: z.boolean().optional().catch(undefined),
});
export type ClientsSearch = z.infer<typeof ClientsSearch>;

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
