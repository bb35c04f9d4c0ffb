import type { Translation } from '#content/translation';
import type { copy as english } from '../en/copy.ts';

export const copy = {
  copied: 'تم النسخ',
  failed: 'لم يسمح المتصفّح بالنسخ. حدّد النص وانسخه بنفسك.',
} as const satisfies Translation<typeof english>;
