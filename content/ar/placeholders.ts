import type { placeholders as english } from '../en/placeholders.ts';
import type { Translation } from '../translation.ts';

export const placeholders = {
  services: { label: 'الخدمات', metadata: { title: 'الخدمات | {company}', description: 'الخدمات لدى {company} في {city}.' } },
  blog: { label: 'المدوّنة', metadata: { title: 'المدوّنة | {company}', description: 'مدوّنة {company} في {city}.' } },
  login: { label: 'تسجيل الدخول', metadata: { title: 'تسجيل الدخول | {company}', description: 'تسجيل الدخول لدى {company} في {city}.' } },
} as const satisfies Translation<typeof english>;
