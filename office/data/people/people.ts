import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { OpenWork } from '#contract/office/cases/hand-over';
import { type ChangePerson, type Invite, Person } from '#contract/office/people/people';
import { z } from '#contract/zod';
import { request, requestChange } from '../requests/request.ts';

const listKey = ['people', 'list'] as const;

/** Everybody with an account, for those who manage them. */
export const usePeople = () =>
  useQuery({ queryKey: listKey, queryFn: ({ signal }) => request('people', { schema: z.array(Person), signal }) });

/** Makes an account and sends its invitation. */
export function useInvite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ person, key }: { person: z.infer<typeof Invite>; key: string }) =>
      request('people', { method: 'POST', body: person, idempotencyKey: key, schema: Person }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['people'] }),
  });
}

/** Changes the roles of somebody, or whether they may come in. The answer, 412 included, is put into the list. */
export function useChangePerson() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ person: { id, version }, change }: { person: Pick<Person, 'id' | 'version'>; change: z.infer<typeof ChangePerson> }) =>
      requestChange('person', { method: 'PATCH', parameters: { id }, version, body: change, schema: Person }),
    onSuccess: ({ answer }) => {
      queries.setQueryData<Person[]>(listKey, (list) => list?.map((person) => (person.id === answer.id ? answer : person)));
    },
    meta: { refetches: [['people']] },
  });
}

/** Fetches what is open of somebody's, anew each time: it decides who takes what. */
export function useFetchOpenWork(): (id: string) => Promise<OpenWork> {
  const queries = useQueryClient();
  return (id) =>
    queries.fetchQuery({
      queryKey: ['people', 'open-work', id],
      queryFn: ({ signal }) => request('personOpenWork', { parameters: { id }, schema: OpenWork, signal }),
      staleTime: 0,
    });
}

/** Sends somebody who has not joined yet a new link, which ends the one before. */
export const useInviteAgain = () =>
  useMutation({
    mutationFn: (id: string) =>
      request('personInvitation', { method: 'POST', parameters: { id }, idempotencyKey: crypto.randomUUID(), schema: Person }),
    meta: { refetches: [['people']] },
  });

/** Signs somebody out on every device. */
export const useEndSessionsOf = () =>
  useMutation({ mutationFn: (id: string) => request('personSessions', { method: 'DELETE', parameters: { id } }) });

/** Takes away what somebody signs in with, and sends them a link. It ends the sessions of both. */
export const useResetSignIn = () =>
  useMutation({ mutationFn: (id: string) => request('personReset', { method: 'POST', parameters: { id } }) });
