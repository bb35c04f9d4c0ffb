import type { BrandConfig } from '#brand/schema';

/** Browsers have these of the company, and nothing else of it. */
export const locales: BrandConfig['locales'] = ['en', 'ar'];

/**
 * The company. Every name, contact, figure, opening hour and colour on the site, in its mails and in its metadata comes from here. Each field is
 * explained in `brand/schema.ts`, which an editor shows beside it; the build says what is missing or wrong. Parts marked "Optional" there can be
 * left out. The defaults belong to nobody: replace them to make the site yours.
 */
export const config: BrandConfig = {
  locales,
  name: { en: 'Khutwa', ar: 'خطوة' },
  legalName: { en: 'Khutwa for Information Technology', ar: 'خطوة لتقنية المعلومات' },
  tagline: {
    en: { before: 'The ', highlight: 'First Step', after: ' to Smarter Technology' },
    ar: { highlight: 'الخطوة الأولى', after: ' نحو تقنية أذكى' },
  },
  meaning: {
    en: {
      pronunciation: 'khutwa',
      grammar: 'Arabic, feminine noun',
      senses: [
        'A step; as far as one foot carries you.',
        'With us: a part of the work that is finished, tried and agreed before the next one begins.',
      ],
      word: 'a step',
      promise: 'We take them in order.',
      clients: 'have taken the step',
    },
    ar: {
      pronunciation: 'خُطوة',
      grammar: 'اسم مؤنّث، جمعها خُطوات',
      senses: ['ما بين القدمين عند المشي.', 'وعندنا: جزء من العمل يكتمل ويُجرَّب ويُتّفق عليه قبل أن يبدأ ما بعده.'],
      word: 'خطوة بعد خطوة',
      promise: 'وهكذا نعمل:',
      clients: 'بدأوا بخطوة',
    },
  },

  phone: '+962 6 555 0100',
  email: 'support@khutwa.example',
  chat: {
    number: '+962 6 555 0100',
    greeting: { en: 'Hello Khutwa, I would like to ask about your services.', ar: 'مرحبًا خطوة، أودّ أن أسأل عن خدماتكم.' },
  },
  social: {
    facebook: 'https://facebook.com/khutwa.example',
    instagram: 'https://instagram.com/khutwa.example',
    linkedin: 'https://linkedin.com/company/khutwa-example',
    x: 'https://x.com/khutwa_example',
  },

  office: {
    street: { en: 'Azal Plaza, Queen Nour Street', ar: 'أزال بلازا، شارع الملكة نور' },
    city: { en: 'Amman', ar: 'عمّان' },
    country: { en: 'Jordan', ar: 'الأردن' },
    countryCode: 'JO',
    demonym: { en: 'Jordanian', ar: 'الأردنية' },
    currency: { en: 'dinar', ar: 'دينار' },
    districts: { en: ['Abdoun', 'Sweifieh', 'Khalda'], ar: ['عبدون', 'الصويفية', 'خلدا'] },
    map: 'https://www.google.com/maps/search/?api=1&query=Azal+Plaza+Queen+Nour+Street+Amman+Jordan',
    latitude: 31.95,
    longitude: 35.93,
    isPictured: true,
  },
  offers: {
    currencies: ['JOD', 'USD'],
    tax: { name: { en: 'General sales tax', ar: 'ضريبة المبيعات العامة' }, percent: 16 },
  },
  hours: {
    label: { en: 'Sat-Thr 09:00-17:00', ar: 'من السبت إلى الخميس، من 09:00 إلى 17:00' },
    otherwise: { en: 'Weekend by appointment', ar: 'عطلة نهاية الأسبوع بموعد مسبق' },
    workingDays: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    weekStartsOn: 'Saturday',
    opens: '09:00',
    closes: '17:00',
  },
  timeZone: 'Asia/Amman',

  claims: {
    clients: 1000,
    branches: 4,
    services: 15,
    projects: 100,
    protectedBusinesses: 500,
    uptime: 99.9,
    monitoringAroundTheClock: true,
    supportAroundTheClock: true,
  },

  origin: 'https://khutwa.example',
  copyrightYear: 2025,
  logo: {
    viewBox: '0 0 30 28',
    path: 'M1 27v-7.4h9.3V27zM10.3 13.7h9.4V27h-9.4zM19.7 7.8H29V27h-9.3zM1 17.2h6.6v-1H1zM10.3 11.3h6.6v-1h-6.6zM19.7 5.4h6.6v-1h-6.6z',
  },
  colours: {
    ink: { name: { en: 'Ink', ar: 'حبر' }, value: '#080706' },
    paper: { name: { en: 'Paper', ar: 'ورق' }, value: '#f7f2e8' },
    accent: { name: { en: 'Gold', ar: 'ذهب' }, value: '#cda959' },
    accentDark: { name: { en: 'Brown', ar: 'بنّي' }, value: '#8e622c' },
  },
};
