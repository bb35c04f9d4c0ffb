import type { Translation } from '#content/translation';
import type { more as english } from '../en/more.ts';

export const more = {
  title: 'المزيد',
  house: 'الإدارة',
  publish: 'النشر',
  clients: 'العملاء',
  you: 'أنت',
  templates: 'القوالب',
  undelivered: 'رسائل لم تصل',
  offices: 'المكاتب',
  attention: 'تحتاج إلى انتباه',
  company: 'الشركة',
  people: 'الفريق',
  history: 'السجلّ',
  privacy: 'الخصوصية',
  signOut: 'تسجيل الخروج',
  work: 'العمل',
  jobs: 'الوظائف',
} as const satisfies Translation<typeof english>;
