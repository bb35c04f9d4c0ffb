import type { it as english } from '../en/it.ts';
import type { Translation } from '../translation.ts';

/** The IT service pages say this in the same words. */
export const it = {
  crumb: 'خدمات تقنية المعلومات',
  needs: 'لماذا يحتاج عملك إلى هذه الخدمة',
  choose: 'لماذا تختار {company}',
  figures: { one: 'في رقم واحد', two: 'في رقمين', few: 'في {count} أرقام', many: 'في {count} رقمًا', other: 'في {count} رقم' },
  quote: 'اطلب عرض سعر',
} as const satisfies Translation<typeof english>;
