import type { claims as english } from '../en/claims.ts';
import type { Translation } from '../translation.ts';

/** Below large figures: the noun follows its number, as in «15+ خدمة». */
export const claims = {
  clients: { one: 'عميل', two: 'عميلان', few: 'عملاء', many: 'عميلًا', other: 'عميل' },
  branches: { one: 'فرع', two: 'فرعان', few: 'فروع', many: 'فرعًا', other: 'فرع' },
  services: { one: 'خدمة', two: 'خدمتان', few: 'خدمات', many: 'خدمة', other: 'خدمة' },
  projects: { one: 'مشروع منجز', two: 'مشروعان منجزان', few: 'مشاريع منجزة', many: 'مشروعًا منجزًا', other: 'مشروع منجز' },
  protectedBusinesses: { one: 'شركة محميّة', two: 'شركتان محميّتان', few: 'شركات محميّة', many: 'شركة محميّة', other: 'شركة محميّة' },
  uptime: 'نسبة التشغيل',
  monitoring: 'مراقبة',
  realTimeMonitoring: 'مراقبة لحظية',
  support: 'دعم متاح',
} as const satisfies Translation<typeof english>;
