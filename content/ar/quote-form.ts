import type { quoteFormText as english } from '../en/quote-form.ts';
import type { Translation } from '../translation.ts';
import { fieldTexts } from './fields.ts';

export const quoteFormText = {
  title: 'ابدأ رحلتك',
  parts: { who: 'من يكتب إلينا؟', where: 'كيف نصل إليك؟', what: 'ما الذي ينبغي أن يتحسّن؟' },
  ...fieldTexts.quote,
  submit: 'إرسال',
  pending: 'جارٍ الإرسال…',
  note: 'نستخدم هذه البيانات للرد عليك.',
  waiting: 'تبقى كلماتك هنا إلى أن تصل.',
  privacy: 'سياسة الخصوصية',
  sent: {
    title: 'وصلتنا.',
    thanks: { before: 'شكرًا لك، ', after: '.' },
    next: 'يقرأ رسالتك أحد أفراد فريقنا، ويجيبك بالبريد الإلكتروني أو الهاتف خلال ساعات عملنا: {hours}. ورسالة التأكيد، وفيها رقمك المرجعي، في طريقها إلى بريدك.',
    again: 'إرسال رسالة أخرى',
  },
} as const satisfies Translation<typeof english>;
