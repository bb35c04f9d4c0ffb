import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { type ChangeAccount, Me } from '#contract/office/account';
import type { Permission } from '#contract/office/permissions';
import type { z } from '#contract/zod';
import { request } from './request.ts';
import { sessionKey } from './session.ts';

export const MeContext = createContext<Me | null>(null);

/** The person who is signed in. */
export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error('Nobody is signed in above');
  return me;
}

/** Whether the person may do something; what they may not is left out. */
export const useAllowed = (permission: Permission): boolean => useMe().permissions.includes(permission);

/** Changes the person's name or habits. A newer state of another window is taken over, and the error says so. */
export function useChangeAccount() {
  const queries = useQueryClient();
  const { version } = useMe();
  const take = (me: Me) => queries.setQueryData(sessionKey, { state: 'signed-in', me });
  return useMutation({
    mutationFn: (change: z.infer<typeof ChangeAccount>) => request('account', { method: 'PATCH', version, body: change, schema: Me }),
    onSuccess: take,
    onError: (error) => {
      const newer = 'newer' in error ? Me.safeParse(error.newer) : undefined;
      if (newer?.success) take(newer.data);
    },
  });
}
