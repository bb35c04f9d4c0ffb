import type { Translation } from '#content/translation';
import type { privacy as english } from '../en/privacy.ts';

export const privacy = {
  title: 'الخصوصية',
  summary: 'ما نحفظه عن شخص واحد',
  email: 'البريد الإلكتروني لهذا الشخص',
  hint: 'العنوان الذي كتب منه، أو الذي يدخل به.',

  export: {
    title: 'تسليم البيانات',
    text: 'كل ما نحفظه تحت هذا العنوان في ملف JSON واحد: الطلبات والآراء وطلبات التوظيف والرسائل والملاحظات، وحساب من يعمل معنا.',
    action: 'تنزيل البيانات',
    done: 'نزل الملف. فيه بيانات شخصية: لا ترسله إلا إلى صاحبها.',
  },
  erase: {
    title: 'محو البيانات',
    text: 'محو نهائي، ومن السجلّ أيضًا. لا تمحُ إلا برغبة الشخص، وبعد تسليم البيانات إن طلبها.',
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
    text: 'هذا هو الشيء الوحيد هنا الذي لا رجوع عنه. يُحذف تحت {email}:',
    submissions: 'الطلبات والآراء وطلبات التوظيف مع السير الذاتية',
    written: 'الرسائل والملاحظات والردود والمسودّات عنه',
    account: 'حسابه، إن كان يعمل معنا',
    kept: 'يبقى في السجلّ أن شيئًا مُحي، بلا اسم',
    confirmation: 'اكتب العنوان للمتابعة',
    keep: 'إبقاء كل شيء',
    erase: 'محو',
  },
} as const satisfies Translation<typeof english>;
