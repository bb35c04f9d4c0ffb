import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { Me } from '#contract/office/account';
import type { ChangeAccount } from '#contract/office/people/change-account';
import type { Permission } from '#contract/office/permissions';
import type { z } from '#contract/zod';
import { newerOf, request } from '../requests/request.ts';
import { type Session, sessionKey } from './session.ts';

export const MeContext = createContext<Me | null>(null);

/** The person who is signed in. */
export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error('Nobody is signed in above');
  return me;
}

/** Whether the person may do something; what they may not is left out. */
export const useAllowed = (permission: Permission): boolean => useMe().permissions.includes(permission);

const changeKey = ['account', 'change'] as const;

/**
 * Changes the person's name or habits: one change after the other, each of the version that the one before has made. A newer state of another window
 * is taken over, and the error says so.
 */
export function useChangeAccount() {
  const queries = useQueryClient();
  const me = useMe();
  const setMe = (me: Me) => queries.setQueryData(sessionKey, { state: 'signed-in', me });
  return useMutation({
    mutationKey: changeKey,
    scope: { id: 'account' },
    mutationFn: (change: z.infer<typeof ChangeAccount>) => {
      const session = queries.getQueryData<Session>(sessionKey);
      const { version } = session?.state === 'signed-in' ? session.me : me;
      return request('account', { method: 'PATCH', version, body: change, schema: Me });
    },
    onSuccess: setMe,
    onError: (error) => {
      const newer = newerOf(error, Me);
      if (newer) setMe(newer);
    },
  });
}

/** The habits as they will be when all that is on its way to the server has arrived. */
export function usePreferences(): Me['preferences'] {
  const { preferences } = useMe();
  const pending = useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => (state.variables as z.infer<typeof ChangeAccount>).preferences,
  });
  return Object.assign({}, preferences, ...pending);
}
