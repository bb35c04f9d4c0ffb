import { useQuery } from '@tanstack/react-query';
import { Colleague } from '#contract/office/account';
import { isAllowed, type Permission } from '#contract/office/permissions';
import { z } from '#contract/zod';
import { request } from '../requests/request.ts';

/** Returns who works here, former colleagues included: they are still named in what they did. */
export function useColleagues() {
  const { data, ...query } = useQuery({
    queryKey: ['people', 'colleagues'],
    queryFn: ({ signal }) => request('colleagues', { schema: z.array(Colleague), signal }),
  });
  const colleague = (id: string | null) => data?.find((found) => found.id === id);
  return {
    ...query,
    colleagues: data ?? [],
    colleague,
    /** The name of somebody; `former` when nobody here has that id, or the name was erased, and nothing as long as it is not known who works here. */
    nameOf: (id: string, former: string): string => colleague(id)?.name || (data ? former : ''),
  };
}

/** Returns the colleagues to whom something can be given that needs this permission: the others could not even open it. */
export const assignable = (colleagues: readonly Colleague[], permission: Permission): Colleague[] =>
  colleagues.filter(({ isActive, roles }) => isActive && isAllowed(roles, permission));
