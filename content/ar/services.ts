import type {
  categoryNames as englishCategories,
  servicePageNames as englishPages,
  serviceNames as englishServices,
} from '../en/services.ts';
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

export const servicePageNames = {
  cyberSecurity: 'الأمن السيبراني',
  networking: 'الشبكات',
  monitoringInnovation: 'المراقبة والابتكار',
  establishedRebuild: 'التأسيس وإعادة البناء',
  cloudServices: 'الخدمات السحابية',
  ai: 'الذكاء الاصطناعي',
  maintenance: 'الصيانة',
  pointOfSale: 'نقاط البيع',
  mobileApp: 'تطبيقات الهاتف',
  website: 'المواقع الإلكترونية',
  windows: 'برامج ويندوز',
  cctv: 'الكاميرات والمنزل الذكي',
  pc: 'الحواسيب',
  network: 'معدّات الشبكات',
  designBranding: 'التصميم والهوية',
  digitalMarketing: 'التسويق الرقمي والإعلان',
  socialMedia: 'إدارة التواصل الاجتماعي',
  contentCreation: 'صناعة المحتوى',
  photographyVideo: 'التصوير والفيديو',
  seo: 'تحسين محركات البحث',
} as const satisfies Translation<typeof englishPages>;
