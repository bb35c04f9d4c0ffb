import type { serviceAnswers as english } from '../en/service-answers.ts';
import type { Translation } from '../translation.ts';

export const serviceAnswers = {
  title: 'قبل أن تطلب عرض السعر',
  text: 'ما يفيد أن تعرفه أولًا. لم تجد سؤالك؟ أرسله مع طلبك.',
} as const satisfies Translation<typeof english>;
