import { useQuery } from '@tanstack/react-query';
import { Today } from '#contract/office/today';
import { request } from '../requests/request.ts';

const options = {
  queryKey: ['today'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('today', { schema: Today, signal }),
  staleTime: 0,
} as const;

/** Returns what the day brings. Anything that changes can change it: every topic of the live stream leads here. */
export const useToday = () => useQuery(options);

/** Ids of whoever has open quotes, former colleagues included; none while it is not asked for. */
export function useOwnersOfOpen(isOn: boolean): string[] {
  const { data } = useQuery({ ...options, enabled: isOn });
  return (data?.load ?? []).flatMap(({ colleagueId, open }) => (colleagueId !== null && open > 0 ? [colleagueId] : []));
}
