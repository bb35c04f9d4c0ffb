import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ClientPage, type ClientQuery, ClientSummary, type ClientValues, OfficeClient } from '#contract/office/clients';
import { type Changed, newerOf, request, requestChange } from '../requests/request.ts';
import { useInfiniteRows } from '../requests/use-infinite-rows.ts';

/** Holds what a list asks for, without its pages. */
export type ClientListQuery = Omit<ClientQuery, 'after' | 'limit'>;

const detailKey = (id: string) => ['clients', 'detail', id] as const;

export const useClients = (query: ClientListQuery) =>
  useInfiniteRows({ queryKey: ['clients', 'list', query], call: 'clients', query, schema: ClientPage, pageSize: 200 });

/** Counts how many there are, and how many lack something. */
export const useClientSummary = () =>
  useQuery({ queryKey: ['clients', 'summary'], queryFn: ({ signal }) => request('clientSummary', { schema: ClientSummary, signal }) });

export const useClient = (id: string) =>
  useQuery({
    queryKey: detailKey(id),
    queryFn: ({ signal }) => request('client', { parameters: { id }, schema: OfficeClient, signal }),
  });

/** Changes clients. Each promise is settled when the lists show the change; one who was slower gets an error with the `newer` client. */
export function useClientChanges() {
  const queries = useQueryClient();
  const setClient = (client: OfficeClient) => queries.setQueryData(detailKey(client.id), client);
  /** The lists are fetched anew; what was sent has been stored, whether or not they come. */
  const settled = {
    onSuccess: ({ answer }: Changed<OfficeClient>) => setClient(answer),
    onError: (error: unknown) => {
      const newer = newerOf(error, OfficeClient);
      if (newer) setClient(newer);
    },
    meta: { refetches: [['clients']] },
  } as const;

  const add = useMutation({
    ...settled,
    mutationFn: ({ values, key }: { values: ClientValues; key: string }) =>
      requestChange('clients', { method: 'POST', body: values, idempotencyKey: key, schema: OfficeClient }),
  });
  const change = useMutation({
    ...settled,
    mutationFn: ({ id, version, values }: { id: string; version: number; values: ClientValues }) =>
      requestChange('client', { method: 'PUT', parameters: { id }, version, body: values, schema: OfficeClient }),
  });
  const remove = useMutation({
    ...settled,
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      requestChange('client', { method: 'DELETE', parameters: { id }, version, schema: OfficeClient }),
  });
  const restore = useMutation({
    ...settled,
    mutationFn: (id: string) => requestChange('clientRestore', { method: 'POST', parameters: { id }, schema: OfficeClient }),
  });
  const move = useMutation({
    ...settled,
    scope: { id: 'client-places' },
    mutationFn: ({ id, place }: { id: string; place: number }) =>
      requestChange('clientPlace', { method: 'PUT', parameters: { id }, body: { place }, schema: OfficeClient }),
  });
  return {
    add: add.mutateAsync,
    change: change.mutateAsync,
    remove: remove.mutateAsync,
    restore: restore.mutateAsync,
    move: move.mutateAsync,
  };
}
