import { expect, test } from 'vitest';
import { mentionsAttachment } from './mentions-attachment.ts';

test.each([
  'Please find our offer attached.',
  'The attachment has all prices.',
  'I’m attaching the plan',
  'تجدون العرض مرفقًا مع هذه الرسالة.',
  'عرض السعر في الملف المرفق',
  'أرفقت لكم المخطط',
  'نرفق لكم العرض',
  'بالمرفقات تجد التفاصيل',
])('“%s” says that something is attached', (text) => expect(mentionsAttachment(text)).toBe(true));

test.each(['Would Thursday suit you?', 'We detached the printer', 'نراكم يوم الخميس', 'المرافق العامة'])('“%s” does not', (text) =>
  expect(mentionsAttachment(text)).toBe(false),
);
