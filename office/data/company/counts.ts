import { useQuery } from '@tanstack/react-query';
import { Counts } from '#contract/office/today';
import { request } from '../requests/request.ts';

/** Polling interval in ms, for rows edited directly in the database. */
const refetchInterval = 60_000;

/** Returns what waits in the places that the person may see. */
export const useCounts = () =>
  useQuery({ queryKey: ['counts'], queryFn: ({ signal }) => request('counts', { schema: Counts, signal }), refetchInterval });
