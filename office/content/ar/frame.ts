import type { Translation } from '#content/translation';
import type { frame as english } from '../en/frame.ts';

export const frame = {
  office: 'المكتب',
  brand: 'مكتب {name}',
  title: '{page} | مكتب {company}',
  skip: 'إلى المحتوى',
  home: 'مكتب {company}، اليوم',
  find: 'ابحث أو نفّذ',
  navigation: 'المكتب',
  house: 'الإدارة',
  answer: 'للرد',
  today: 'اليوم',
  quotes: 'طلبات الأسعار',
  reviews: 'الآراء',
  templates: 'القوالب',
  undelivered: 'رسائل لم تصل',
  company: 'الشركة',
  people: 'الفريق',
  history: 'السجل',
  privacy: 'الخصوصية',
  account: 'حسابك',
  more: 'المزيد',
  back: 'رجوع',
  waiting: {
    zero: 'لا شيء ينتظر',
    one: 'واحد ينتظر',
    two: 'اثنان ينتظران',
    few: '{count} تنتظر',
    many: '{count} تنتظر',
    other: '{count} تنتظر',
  },
  nothingWaits: 'لا شيء ينتظر',

  loading: 'جارٍ التحميل',
  notFound: { title: 'لا توجد صفحة كهذه.', text: 'نُقلت أو مُحيت، أو أنها ليست ضمن دورك.', action: 'إلى اليوم' },
  broken: { title: 'توقفت هذه الصفحة.', text: 'ما أرسلته محفوظ. فتحها من جديد يكفي في الغالب.', action: 'افتحها من جديد' },
  unreachable: { title: 'تعذّر الوصول إلى المكتب.', text: 'تتكرر المحاولة تلقائيًا.', action: 'حاول الآن' },

  offline: { title: 'لا يوجد اتصال.', text: 'قد يكون ما تراه قديمًا. وما تكتبه يبقى.', action: 'حاول الآن' },
  online: 'عاد الاتصال. كل شيء محدّث.',
  sessionEnded: {
    title: 'سجّل الدخول من جديد.',
    text: 'انتهت جلستك. ما كتبته ما زال هنا.',
    as: 'كنت مسجّل الدخول باسم {name}.',
    leave: 'المغادرة من دونه',
  },
  factorMissing: {
    title: 'أمر واحد قبل أن تبدأ.',
    text: 'يحتاج المالكون إلى مفتاح مرور أو تطبيق مصادقة. وإلى أن تضيف أحدهما لا يُفتح لك إلا حسابك.',
    action: 'إلى حسابك',
  },
} as const satisfies Translation<typeof english>;
