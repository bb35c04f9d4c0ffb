import type { Translation } from '#content/translation';
import type { roles as english } from '../en/roles.ts';

export const roles = {
  owner: 'مالك',
  sales: 'مبيعات',
  hiring: 'توظيف',
  editor: 'محرّر',
} as const satisfies Translation<typeof english>;
