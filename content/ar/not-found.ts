import type { notFound as english } from '../en/not-found.ts';
import type { Translation } from '../translation.ts';

export const notFound = {
  metadata: { title: 'الصفحة غير موجودة | {company}', description: 'هذا العنوان لا يؤدّي إلى صفحة.' },
  code: '404',
  title: 'الصفحة غير موجودة',
  text: 'عذرًا، لم نعثر على الصفحة التي تبحث عنها.',
  home: 'العودة إلى الرئيسية',
  support: 'اتصل بالدعم',
} as const satisfies Translation<typeof english>;
