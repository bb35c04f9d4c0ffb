import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FirstSteps } from '#contract/office/first-steps';
import { request } from '../requests/request.ts';

const key = ['first-steps'] as const;

/**
 * What a new Office still needs; undefined once the steps are put away, and when there is something of everything.
 * `loading`: that is not known yet.
 */
export function useFirstSteps(): FirstSteps['done'] | 'loading' | undefined {
  const { data, isLoading } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request('firstSteps', { schema: FirstSteps, signal }),
  });
  if (isLoading) return 'loading';
  if (!data || data.isHidden) return undefined;
  // A company that is well as it was configured needs no change.
  const { company: _, ...needed } = data.done;
  return Object.values(needed).every(Boolean) ? undefined : data.done;
}

/** Puts the steps away, or brings them back. */
export function useHideFirstSteps() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isHidden: boolean) => request('firstSteps', { method: 'PUT', body: { isHidden }, schema: FirstSteps }),
    onSuccess: (steps) => queries.setQueryData(key, steps),
  });
}
