import type { Translation } from '#content/translation';
import type { frame as english } from '../en/frame.ts';

export const frame = {
  brand: 'مكتب {name}',
  title: '{page} | مكتب {company}',
  skip: 'تخطَّ إلى المحتوى',
  home: 'مكتب {shortName}، اليوم',
  find: 'بحث',
  help: 'مساعدة',
  factorFirst: 'تُفتح هذه الصفحات بعد إضافة مفتاح مرور أو تطبيق مصادقة.',
  navigation: 'المكتب',
  administration: 'الإدارة',
  answer: 'الوارد',
  publish: 'الموقع',
  waiting: {
    zero: 'لا شيء بالانتظار',
    one: 'واحد بالانتظار',
    two: 'اثنان بالانتظار',
    few: '{count} بالانتظار',
    many: '{count} بالانتظار',
    other: '{count} بالانتظار',
  },
  nothingWaits: 'لا شيء بالانتظار',
  marked: {
    zero: '',
    one: 'جديد واحد لك',
    two: 'جديدان لك',
    few: '{count} جديدة لك',
    many: '{count} جديدًا لك',
    other: '{count} جديد لك',
  },
  jobsClose: {
    zero: '',
    one: 'واحدة تُغلق {day}',
    two: 'اثنتان من {day}',
    few: '{count} تُغلق من {day}',
    many: '{count} تُغلق من {day}',
    other: '{count} تُغلق من {day}',
  },
  tabs: { quotes: 'الأسعار', applications: 'التوظيف' },
  drafts: { zero: '', one: 'مسودة واحدة', two: 'مسودتان', few: '{count} مسودات', many: '{count} مسودة', other: '{count} مسودة' },

  notFound: { title: 'الصفحة غير موجودة.', text: 'ربما نُقلت أو مُحيت، أو أن دورك لا يتيح فتحها.', action: 'انتقل إلى «اليوم»' },
  broken: { title: 'تعطّلت هذه الصفحة.', text: 'ما حفظته في أمان. إعادة التحميل تكفي غالبًا.', action: 'إعادة التحميل' },
  unreachable: { title: 'تعذّر الوصول إلى المكتب.', text: 'نعيد المحاولة تلقائيًا.', action: 'المحاولة الآن' },

  offline: { title: 'لا يوجد اتصال بالإنترنت.', text: 'قد يكون ما تراه قديمًا. وما تكتبه محفوظ.', action: 'المحاولة الآن' },
  sessionEnded: {
    title: 'يُرجى تسجيل الدخول من جديد.',
    text: 'انتهت جلستك. ما كتبته ما زال هنا.',
    as: 'كنت مسجّل الدخول باسم {name}.',
    leave: 'المغادرة من دونه',
  },
} as const satisfies Translation<typeof english>;
