import { type LinkProps, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { z } from '#contract/zod';
import { useStableHandlers } from '../parts/hooks/use-stable-handlers.ts';
import { withoutEmpty } from './without-empty.ts';

/** Changes the address. `replace`: while somebody types, not every letter is a step back. */
export type ChangeSearch<Search> = (changed: Partial<Search>, options?: { replace?: boolean }) => void;

/** The state of a list, which is in the address, and what changes it, the same in every render. What makes no sense to the schema is left out. */
export function useListSearch<Search extends object>(to: LinkProps['to'], schema: z.ZodType<Search>) {
  const given = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => schema.parse(given), [schema, given]);
  const { change } = useStableHandlers<{ change: ChangeSearch<Search> }>({
    change: (changed, { replace = false } = {}) => void navigate({ to, search: withoutEmpty({ ...search, ...changed }) as never, replace }),
  });
  return { search, change };
}
