import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Session } from '#contract/office/account';
import { z } from '#contract/zod';
import { request } from '../requests/request.ts';

/** Returns where the person is signed in. */
export const useDevices = () =>
  useQuery({ queryKey: ['account', 'sessions'], queryFn: ({ signal }) => request('sessions', { schema: z.array(Session), signal }) });

/** Signs out one device. */
export function useEndDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('sessionOf', { method: 'DELETE', parameters: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account', 'sessions'] }),
  });
}

/** Signs out all devices but this one. */
export function useEndOtherDevices() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => request('sessions', { method: 'DELETE' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account', 'sessions'] }),
  });
}
