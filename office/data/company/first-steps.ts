import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FirstSteps } from '#contract/office/first-steps';
import { useAllowed } from '../people/account.ts';
import { request } from '../requests/request.ts';

const key = ['first-steps'];

/**
 * What a new Office still needs; undefined for those who cannot take the steps, once they are put away, and when there is something of everything.
 * `loading`: that is not known yet.
 */
export function useFirstSteps(): FirstSteps['done'] | 'loading' | undefined {
  const enabled = useAllowed('company.change');
  const { data, isLoading } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request('firstSteps', { schema: FirstSteps, signal }),
    enabled,
  });
  if (isLoading) return 'loading';
  if (!data || data.isHidden) return undefined;
  const { office, client, job } = data.done;
  return office && client && job ? undefined : data.done;
}

/** Puts the steps away, or brings them back. */
export function useHideFirstSteps() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isHidden: boolean) => request('firstSteps', { method: 'PUT', body: { isHidden }, schema: FirstSteps }),
    onSuccess: (steps) => queries.setQueryData(key, steps),
  });
}
