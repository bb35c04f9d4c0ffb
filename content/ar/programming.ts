import type { programming as english } from '../en/programming.ts';
import type { Translation } from '../translation.ts';

/** The programming pages say this in the same words. */
export const programming = {
  crumb: 'البرمجيات',
  quote: 'اطلب عرض سعر',
} as const satisfies Translation<typeof english>;
