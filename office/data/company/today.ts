import { useQuery } from '@tanstack/react-query';
import { Today } from '#contract/office/today';
import { request } from '../requests/request.ts';

/** Returns what the day brings. Anything that changes can change it: every topic of the live stream leads here. */
export const useToday = () =>
  useQuery({ queryKey: ['today'], queryFn: ({ signal }) => request('today', { schema: Today, signal }), staleTime: 0 });
