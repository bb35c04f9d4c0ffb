import type { hardware as english } from '../en/hardware.ts';
import type { Translation } from '../translation.ts';

/** The three hardware pages say this in the same words. */
export const hardware = {
  crumb: 'الأجهزة',
  quote: 'اطلب عرض سعر',
  /** The first part is set as wide as the page: «ابدأ» alone would fill a quarter of it. */
  closing: { primary: 'ابدأ اليوم', secondary: 'باستشارة مجانية' },
} as const satisfies Translation<typeof english>;
