import type { Translation } from '#content/translation';
import type { more as english } from '../en/more.ts';

export const more = {
  title: 'المزيد',
  administration: 'الإدارة',
  publish: 'الموقع',
  you: 'أنت',
  templates: 'القوالب',
  undelivered: 'رسائل لم تصل',
  attention: 'تحتاج إلى انتباه',
  signOut: 'تسجيل الخروج',
  work: 'الأدوات',
} as const satisfies Translation<typeof english>;
