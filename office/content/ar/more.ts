import type { Translation } from '#content/translation';
import type { more as english } from '../en/more.ts';

export const more = {
  title: 'المزيد',
  administration: 'الإدارة',
  publish: 'الموقع',
  you: 'أنت',
  signOut: 'تسجيل الخروج',
  work: 'الأدوات',
} as const satisfies Translation<typeof english>;
