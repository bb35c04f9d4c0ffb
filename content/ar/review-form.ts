import type { reviewFormText as english } from '../en/review-form.ts';
import type { Translation } from '../translation.ts';
import { fieldTexts } from './fields.ts';

export const reviewFormText = {
  title: 'اكتب رأيك',
  close: 'إغلاق',
  ...fieldTexts.review,
  stars: ['نجمة واحدة', 'نجمتان', '3 نجوم', '4 نجوم', '5 نجوم'],
  chooseService: 'اختر خدمة',
  submit: 'إرسال الرأي',
  pending: 'جارٍ الإرسال…',
  note: 'لا نعرض عنوان بريدك أبدًا.',
  sent: {
    thanks: 'شكرًا على رأيك. يظهر هنا بعد أن يقرأه أحد فريقنا.',
  },
} as const satisfies Translation<typeof english>;
