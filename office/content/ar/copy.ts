import type { Translation } from '#content/translation';
import type { copy as english } from '../en/copy.ts';

export const copy = {
  copied: 'تم النسخ',
  failed: 'تعذّر النسخ في هذا المتصفّح. يُرجى تحديد النص ونسخه بنفسك.',
} as const satisfies Translation<typeof english>;
