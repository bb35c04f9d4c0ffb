import type { Translation } from '#content/translation';
import type { more as english } from '../en/more.ts';

export const more = {
  title: 'المزيد',
  house: 'الإدارة',
  you: 'أنت',
  templates: 'القوالب',
  undelivered: 'رسائل لم تصل',
  company: 'الشركة',
  people: 'الفريق',
  history: 'السجلّ',
  privacy: 'الخصوصية',
  signOut: 'تسجيل الخروج',
  work: 'العمل',
} as const satisfies Translation<typeof english>;
