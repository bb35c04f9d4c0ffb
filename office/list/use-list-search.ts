import { type LinkProps, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { z } from '#contract/zod';
import { withoutEmpty } from './without-empty.ts';

/** Changes the address. `replace`: while somebody types, not every letter is a step back. */
export type ChangeSearch<Search> = (changed: Partial<Search>, options?: { replace?: boolean }) => void;

/** The state of a list, which is in the address, and what changes it. What makes no sense to the schema is left out. */
export function useListSearch<Search extends object>(to: LinkProps['to'], schema: z.ZodType<Search>) {
  const given = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => schema.parse(given), [schema, given]);
  const change: ChangeSearch<Search> = (changed, { replace = false } = {}) =>
    void navigate({ to, search: withoutEmpty({ ...search, ...changed }) as never, replace });
  return { search, change };
}
