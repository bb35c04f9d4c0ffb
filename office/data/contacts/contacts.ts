import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Contact, FoundContact } from '#contract/office/contacts/contact';
import { z } from '#contract/zod';
import { request, requestChange } from '../requests/request.ts';

const keyOf = (id: string) => ['contacts', id] as const;

/** A person, by the id of anything that they sent. */
export const useContact = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: ({ signal }) => request('contact', { parameters: { id }, schema: Contact, signal }) });

/** People by name, number or address. The results before stay until the next ones are there. */
export function useContactSearch(search: string) {
  const sought = search.trim();
  return useQuery({
    queryKey: ['contacts', 'search', sought],
    queryFn: ({ signal }) => request('contacts', { query: { search: sought }, schema: z.array(FoundContact), signal }),
    enabled: sought.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Makes one person of two. */
export function useJoinContacts(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (otherId: string) =>
      requestChange('contactJoin', { method: 'POST', parameters: { id }, body: { otherId }, schema: Contact }),
    onSuccess: ({ answer }) => queries.setQueryData(keyOf(id), answer),
    meta: { refetches: [['contacts'], ['quotes']] },
  });
}

/** Says that an address is of somebody else. */
export function usePartContact(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (address: string) =>
      requestChange('contactPart', { method: 'POST', parameters: { id }, body: { address }, schema: Contact }),
    onSuccess: ({ answer }) => queries.setQueryData(keyOf(id), answer),
    meta: { refetches: [['contacts'], ['quotes']] },
  });
}
