import type { forms as english } from '../en/forms.ts';
import type { Translation } from '../translation.ts';

export const forms = {
  problems: { look: 'يُرجى مراجعة:' },
  failure: {
    text: 'تعذّر الإرسال. ما كتبته ما زال هنا، وإعادة الإرسال لا تسجّله مرتين.',
    call: 'أو اتصل على',
    write: 'أو راسلنا على',
  },
  optional: '(اختياري)',
  honeypot: 'اترك هذا الحقل فارغًا',
  toasts: { region: 'الإشعارات', close: 'إغلاق الإشعار' },
  receipt: {
    reference: 'رقمك المرجعي',
    answerTo: 'سيصل الرد إلى',
    copy: 'نسخ الرقم المرجعي',
    copied: 'تم النسخ',
  },
} as const satisfies Translation<typeof english>;
