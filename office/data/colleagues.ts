import { useQuery } from '@tanstack/react-query';
import { Colleague } from '#contract/office/account';
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
