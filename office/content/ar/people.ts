import type { Translation } from '#content/translation';
import type { people as english } from '../en/people.ts';

export const people = {
  title: 'الفريق',
  count: {
    zero: 'لا أحد',
    one: 'شخص واحد',
    two: 'شخصان',
    few: '{count} أشخاص',
    many: '{count} شخصًا',
    other: '{count} شخص',
  },
  openInvitations: {
    zero: 'لا دعوات مفتوحة',
    one: 'دعوة واحدة مفتوحة',
    two: 'دعوتان مفتوحتان',
    few: '{count} دعوات مفتوحة',
    many: '{count} دعوة مفتوحة',
    other: '{count} دعوة مفتوحة',
  },
  summary: '{people}، {invitations}',
  columns: { name: 'الاسم', role: 'الدور', factors: 'طريقة الدخول', lastSeen: 'آخر حضور', actions: 'إجراءات' },
  failed: 'تعذّر تحميل قائمة الفريق.',

  you: 'أنت',
  roleOf: 'دور {name}',
  actionsFor: 'المزيد عن {name}',
  factors: {
    passkey: 'مفتاح مرور',
    password: 'كلمة مرور',
    passwordAndCode: 'كلمة مرور ورمز',
    passkeyAndPassword: 'مفتاح مرور، كلمة مرور',
    missing: 'ينقص عامل ثانٍ',
    none: 'ليس بعد',
  },
  away: '{seen}، غائب حتى {date}',
  never: 'ليس بعد',
  invitedUntil: 'الدعوة صالحة حتى {date}',
  invitationOver: 'انتهت مدة الدعوة',
  deactivated: 'الدخول موقوف',

  sendAgain: 'إرسال من جديد',
  endSessions: 'إنهاء كل الجلسات',
  deactivate: 'إيقاف الدخول',
  activate: 'إعادة السماح بالدخول',
  seeHistory: 'عرض السجلّ',

  invite: 'دعوة',
  invitation: {
    title: 'دعوة شخص جديد',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    role: 'الدور',
    locale: 'لغة المكتب',
    send: 'إرسال الدعوة',
    validity: 'الرابط صالح لمرة واحدة خلال 3 أيام.',
  },

  done: {
    invited: 'وُجّهت الدعوة إلى {name}',
    invitedAgain: 'وُجّهت دعوة جديدة إلى {name}، والرابط القديم لم يعد صالحًا',
    role: 'دور {name} الآن: {role}، والدخول من جديد',
    deactivated: 'أُوقف دخول {name} وانتهت كل جلساته',
    activated: 'صار دخول {name} ممكنًا من جديد',
    sessionsEnded: 'انتهت كل جلسات {name}',
  },
  changedMeanwhile: 'غيّر شخص آخر للتوّ بيانات {name}. هذه هي الحالة الأحدث.',

  permissions: {
    title: 'الصلاحيات',
    note: 'ما لا صلاحية لدور فيه لا يظهر له أصلًا',
    yes: 'نعم',
    no: 'لا',
    rows: {
      quotes: 'عرض طلبات عروض الأسعار والرد عليها',
      applications: 'قراءة طلبات التوظيف والبتّ فيها',
      reviews: 'البتّ في الآراء',
      jobs: 'كتابة الوظائف ونشرها',
      content: 'تعديل العملاء والمكاتب',
      people: 'دعوة الأشخاص وتغيير الأدوار',
      company: 'تعديل بيانات الشركة',
      history: 'قراءة السجلّ',
      privacy: 'تصدير بيانات شخص ومحوها',
    },
  },
} as const satisfies Translation<typeof english>;
