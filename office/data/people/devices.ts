import { useMutation, useQuery } from '@tanstack/react-query';
import { Session } from '#contract/office/people/sessions';
import { z } from '#contract/zod';
import { request } from '../requests/request.ts';

const listKey = ['account', 'sessions'] as const;

/** Returns where the person is signed in. */
export const useDevices = () =>
  useQuery({ queryKey: listKey, queryFn: ({ signal }) => request('sessions', { schema: z.array(Session), signal }) });

/** Signs out one device. */
export const useEndDevice = () =>
  useMutation({
    mutationFn: (id: string) => request('sessionOf', { method: 'DELETE', parameters: { id } }),
    meta: { refetches: [listKey] },
  });

/** Signs out all devices but this one. */
export const useEndOtherDevices = () =>
  useMutation({
    mutationFn: () => request('sessions', { method: 'DELETE' }),
    meta: { refetches: [listKey] },
  });
