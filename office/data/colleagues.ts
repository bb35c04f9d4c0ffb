import { useQuery } from '@tanstack/react-query';
import { Colleague } from '#contract/office/account';
import { isAllowed, type Permission } from '#contract/office/permissions';
import { z } from '#contract/zod';
import { request } from './request.ts';

/** Who works here, former colleagues included: they are still named in what they did. */
export function useColleagues() {
  const { data = [], ...query } = useQuery({
    queryKey: ['people', 'colleagues'],
    queryFn: ({ signal }) => request('colleagues', { schema: z.array(Colleague), signal }),
  });
  return { ...query, colleagues: data, colleague: (id: string | null) => data.find((found) => found.id === id) };
}

/** Those to whom something can be given that needs this permission: the others could not even open it. */
export const assignable = (colleagues: readonly Colleague[], permission: Permission): Colleague[] =>
  colleagues.filter(({ isActive, role }) => isActive && isAllowed(role, permission));
