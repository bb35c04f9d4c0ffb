import type { Translation } from '#content/translation';
import type { privacy as english } from '../en/privacy.ts';

export const privacy = {
  title: 'الخصوصية',
  summary: 'البيانات المحفوظة عن شخص واحد',
  email: 'البريد الإلكتروني لهذا الشخص',
  hint: 'العنوان الذي كتب منه أو يسجّل الدخول به.',

  export: {
    title: 'تصدير بياناته',
    text: 'كل ما هو محفوظ تحت هذا العنوان في ملف JSON واحد: طلبات عروض الأسعار والآراء وطلبات التوظيف والرسائل والملاحظات، ومعها الحساب إن كان زميلًا.',
    action: 'تنزيل البيانات',
    done: 'تم تنزيل الملف. فيه بيانات شخصية: لا ترسله إلا إلى صاحبها.',
  },
  erase: {
    title: 'محو بياناته',
    text: 'محو نهائي، ومن السجل أيضًا. لا تمحُها إلا بطلب الشخص، وصدّرها أولًا إن أراد نسخة.',
    action: 'محو …',
    done: 'مُحي كل شيء عن هذا الشخص: {list}',
    nothing: 'لا شيء محفوظ تحت هذا العنوان.',
  },
  counts: {
    quotes: {
      zero: 'لا طلبات عروض أسعار',
      one: 'طلب عرض سعر واحد',
      two: 'طلبا عرض سعر',
      few: '{count} طلبات عروض أسعار',
      many: '{count} طلب عرض سعر',
      other: '{count} طلب عرض سعر',
    },
    reviews: { zero: 'لا آراء', one: 'رأي واحد', two: 'رأيان', few: '{count} آراء', many: '{count} رأيًا', other: '{count} رأي' },
    applications: {
      zero: 'لا طلبات توظيف',
      one: 'طلب توظيف واحد',
      two: 'طلبا توظيف',
      few: '{count} طلبات توظيف',
      many: '{count} طلب توظيف',
      other: '{count} طلب توظيف',
    },
    resumes: {
      zero: 'لا سير ذاتية',
      one: 'سيرة ذاتية واحدة',
      two: 'سيرتان ذاتيتان',
      few: '{count} سير ذاتية',
      many: '{count} سيرة ذاتية',
      other: '{count} سيرة ذاتية',
    },
    mails: { zero: 'لا رسائل', one: 'رسالة واحدة', two: 'رسالتان', few: '{count} رسائل', many: '{count} رسالة', other: '{count} رسالة' },
    notes: {
      zero: 'لا ملاحظات',
      one: 'ملاحظة واحدة',
      two: 'ملاحظتان',
      few: '{count} ملاحظات',
      many: '{count} ملاحظة',
      other: '{count} ملاحظة',
    },
    accounts: {
      zero: 'لا حسابات',
      one: 'حساب واحد',
      two: 'حسابان',
      few: '{count} حسابات',
      many: '{count} حسابًا',
      other: '{count} حساب',
    },
  },
  dialog: {
    title: 'محو كل شيء عن هذا الشخص؟',
    text: 'لا يمكن التراجع عن هذا. يُمحى تحت {email}:',
    submissions: 'طلبات عروض الأسعار والآراء وطلبات التوظيف مع السير الذاتية',
    written: 'الرسائل والملاحظات والردود والمسودات عنه',
    account: 'حسابه، إن كان زميلًا',
    kept: 'يبقى في السجل أن شيئًا مُحي، بلا اسم',
    confirmation: 'اكتب البريد الإلكتروني للتأكيد',
    keep: 'إلغاء',
    erase: 'محو',
  },
} as const satisfies Translation<typeof english>;
