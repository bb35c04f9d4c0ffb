import type { categoryNames as englishCategories, serviceNames as englishServices } from '../en/services.ts';
import type { Translation } from '../translation.ts';

export const serviceNames = {
  Network: 'معدّات الشبكات',
  "Pc's": 'الحواسيب',
  'CCTV & Smart Home': 'كاميرات ومنزل ذكي',
  'POS Software': 'برنامج نقاط البيع',
  'Phone Application': 'تطبيق هاتف',
  Web: 'موقع إلكتروني',
  Windows: 'برنامج ويندوز',
  'Cyber Security': 'الأمن السيبراني',
  Networking: 'الشبكات',
  'Monitoring & innovations': 'المراقبة والابتكارات',
  'Established & Rebuild': 'التأسيس وإعادة البناء',
  'Cloud Services': 'الخدمات السحابية',
  AI: 'الذكاء الاصطناعي',
  Maintenance: 'الصيانة',
} as const satisfies Translation<typeof englishServices>;

export const categoryNames = {
  Banks: 'البنوك',
  Governments: 'الحكومات',
  'Restaurants & Cafes': 'المطاعم والمقاهي',
  'Real Estate & Construction': 'العقار والإنشاءات',
  'Other Clients': 'عملاء آخرون',
  'Finance & Business Services': 'المال وخدمات الأعمال',
  'Healthcare & Medical': 'الرعاية الصحية والطب',
  'Government & Public Sector': 'الحكومة والقطاع العام',
  'Retail & E-commerce': 'التجزئة والتجارة الإلكترونية',
} as const satisfies Translation<typeof englishCategories>;
