import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type HoursValues, OfficeHours } from '#contract/hours/office-hours';
import { request, requestChange } from '../requests/request.ts';

const hoursKey = ['company', 'hours'] as const;

export const useHours = () => useQuery({ queryKey: hoursKey, queryFn: ({ signal }) => request('hours', { schema: OfficeHours, signal }) });

/** Rejects with the newer state as `newer` when somebody else was faster. */
export function useChangeHours() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ version, values }: { version: number; values: HoursValues }) =>
      requestChange('hours', { method: 'PATCH', version, body: values, schema: OfficeHours }),
    onSuccess: ({ answer }) => queries.setQueryData(hoursKey, answer),
    onSettled: () => queries.invalidateQueries({ queryKey: ['company'] }),
  });
}
