import type { Translation } from '#content/translation';
import type { messages as english } from '../en/messages.ts';

export const messages = {
  connection: 'تعذّر الاتصال بالمكتب، ولم يتغيّر شيء. يُرجى المحاولة مرة أخرى.',
  unreadable: 'أرسل المكتب ردًا غير متوقّع. يُرجى إعادة تحميل الصفحة.',
  newer: 'غيّر زميل هذا في هذه الأثناء.',
  unknown: 'حدث خطأ ما. يُرجى إعادة تحميل الصفحة.',
  required: 'يُرجى تعبئة هذا الحقل',
  invalidEmail: 'يُرجى إدخال بريد إلكتروني صحيح',
} as const satisfies Translation<typeof english>;
