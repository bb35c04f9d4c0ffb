import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeMember, type MemberValues, OfficeMember, OfficeMembers } from '#contract/office/people/members';
import { newerOf, request, requestChange } from '../requests/request.ts';

const listKey = ['content', 'members'] as const;
/** One after the other, each with the version that the one before made. */
const changes = { scope: { id: 'members' }, meta: { refetches: [['content']] } } as const;

/** The people of the company in the order of the About page. */
export const useMembers = () =>
  useQuery({ queryKey: listKey, queryFn: ({ signal }) => request('members', { schema: OfficeMembers, signal }) });

const update = (queries: QueryClient, change: (members: OfficeMember[]) => OfficeMember[]) =>
  queries.setQueryData<OfficeMembers>(listKey, (list) => list && { members: change(list.members) });

const replaced = (member: OfficeMember) => (members: OfficeMember[]) => members.map((each) => (each.id === member.id ? member : each));

export function useAddMember() {
  const queries = useQueryClient();
  return useMutation({
    ...changes,
    mutationFn: ({ values, key }: { values: MemberValues; key: string }) =>
      requestChange('members', { method: 'POST', body: values, idempotencyKey: key, schema: OfficeMember }),
    onSuccess: ({ answer }) => update(queries, (members) => [...members.filter(({ id }) => id !== answer.id), answer]),
  });
}

interface MemberChange {
  id: string;
  /** The version that was seen; without it, the one that the list has when it is this one's turn. */
  version?: number | undefined;
  values: ChangeMember;
}

/** Painted at once. Rejects with the newer state as `newer` when somebody else was faster. */
export function useChangeMember() {
  const queries = useQueryClient();
  const present = (id: string) => queries.getQueryData<OfficeMembers>(listKey)?.members.find((member) => member.id === id);
  return useMutation({
    ...changes,
    mutationFn: ({ id, version, values }: MemberChange) => {
      const sent = version ?? present(id)?.version ?? 0;
      return requestChange('member', { method: 'PATCH', parameters: { id }, version: sent, body: values, schema: OfficeMember });
    },
    onMutate: async ({ id, values }) => {
      await queries.cancelQueries({ queryKey: listKey });
      const before = present(id);
      if (before) update(queries, replaced({ ...before, ...values } as OfficeMember));
      return { before };
    },
    onSuccess: ({ answer }) => update(queries, replaced(answer)),
    onError: (error, _change, made) => {
      const member = newerOf(error, OfficeMember) ?? made?.before;
      if (member) update(queries, replaced(member));
    },
  });
}

/** Deletes somebody for good, with their portrait. */
export function useDeleteMember() {
  const queries = useQueryClient();
  return useMutation({
    ...changes,
    mutationFn: ({ id, version }: Pick<OfficeMember, 'id' | 'version'>) =>
      requestChange('member', { method: 'DELETE', parameters: { id }, version }),
    onSuccess: (_, { id }) => update(queries, (members) => members.filter((member) => member.id !== id)),
  });
}

/** Puts somebody at a place of the About page, from 1. */
export const useMoveMember = () =>
  useMutation({
    ...changes,
    mutationFn: ({ id, place }: { id: string; place: number }) =>
      requestChange('memberPlace', { method: 'PUT', parameters: { id }, body: { place }, schema: OfficeMember }),
  });
