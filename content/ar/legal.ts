import type { legal as english } from '../en/legal.ts';
import type { Translation } from '../translation.ts';

export const legal = {
  effective: 'سارية من',
  contents: 'في هذه الصفحة',
  address: '{street}، {city}، {country}',
  translation: {
    text: 'هذه ترجمة للنص الإنجليزي. وعند اختلاف النصّين يُعتمد النص الإنجليزي.',
    original: 'اقرأ النص الإنجليزي',
  },
} as const satisfies Translation<typeof english>;
