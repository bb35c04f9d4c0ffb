import type { Translation } from '#content/translation';
import type { messages as english } from '../en/messages.ts';

export const messages = {
  connection: 'لا يوجد اتصال بالمكتب، ولم يتغيّر شيء.',
  unreadable: 'أجاب المكتب بما لم يكن متوقعًا. يُرجى فتح الصفحة من جديد.',
  newer: 'غيّر شخص آخر هذا في هذه الأثناء.',
  unknown: 'حدث خلل هنا. يُرجى فتح الصفحة من جديد.',
  required: 'يُرجى ملء هذا الحقل',
  invalidEmail: 'يُرجى إدخال بريد إلكتروني صحيح',
} as const satisfies Translation<typeof english>;
