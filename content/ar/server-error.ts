import type { serverError as english } from '../en/server-error.ts';
import type { Translation } from '../translation.ts';

export const serverError = {
  metadata: { title: 'حدث خطأ ما | {company}', description: 'تعذّر عرض الصفحة.' },
  code: '500',
  title: 'حدث خطأ ما',
  text: 'الخلل من عندنا وقد سُجّل. يُرجى المحاولة بعد قليل، أو الاتصال بنا.',
  home: 'العودة إلى الرئيسية',
} as const satisfies Translation<typeof english>;
