import type { numerals as english } from '../en/numerals.ts';
import type { Translation } from '../translation.ts';

/** As they stand before a masculine noun: «أربعة أرقام». */
export const numerals = [
  'صفر',
  'واحد',
  'اثنان',
  'ثلاثة',
  'أربعة',
  'خمسة',
  'ستة',
  'سبعة',
  'ثمانية',
  'تسعة',
  'عشرة',
  'أحد عشر',
  'اثنا عشر',
] as const satisfies Translation<typeof english>;
