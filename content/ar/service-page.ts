import type { servicePage as english } from '../en/service-page.ts';
import type { Translation } from '../translation.ts';

export const servicePage = {
  proof: { title: 'من عملائنا', stars: '{rate} من 5 نجوم', inOtherLanguage: 'كُتب بالإنجليزية', all: 'كل العملاء' },
  neighbours: 'خدمات ذات صلة',
} as const satisfies Translation<typeof english>;
