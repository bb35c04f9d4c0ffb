import type { Translation } from '#content/translation';
import type { palette as english, more as englishMore } from '../en/palette.ts';

export const palette = {
  label: 'ابحث أو انتقل إلى',
  placeholder: 'اسم أو رقم أو كلمة أو أمر',
  groups: {
    contact: 'جهات الاتصال',
    quote: 'عروض الأسعار',
    review: 'الآراء',
    application: 'طلبات التوظيف',
    job: 'الوظائف',
    client: 'العملاء',
    office: 'الفروع',
    person: 'الفريق',
    actions: 'الأوامر',
    places: 'انتقال إلى',
    help: 'مساعدة',
  },
  help: 'مساعدة في {place}',
  results: { zero: 'لا نتائج', one: 'نتيجة واحدة', two: 'نتيجتان', few: '{count} نتائج', many: '{count} نتيجة', other: '{count} نتيجة' },
  searching: 'جارٍ البحث',
  failed: 'تعذّر البحث. الصفحات والأوامر تعمل.',
  none: 'لا توجد نتائج عن «{search}»',
  noneHint: 'يشمل البحث الأسماء والرسائل والأرقام المرجعية والعناوين وأجزاء أرقام الهاتف.',
  onlyYours: 'لا يعرض إلا ما تملك صلاحية رؤيته',
  keys: { choose: 'اختيار', go: 'انتقال' },
} satisfies Translation<typeof english>;

export const more = {
  title: 'المزيد',
  administration: 'الإدارة',
  publish: 'الموقع',
  you: 'أنت',
  signOut: 'تسجيل الخروج',
  work: 'الأدوات',
} as const satisfies Translation<typeof englishMore>;
