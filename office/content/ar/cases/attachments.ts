import type { Translation } from '#content/translation';
import type { attachments as english } from '../../en/cases/attachments.ts';

export const attachments = {
  attach: 'إرفاق ملفات',
  label: 'المرفقات',
  hint: 'أو أفلتها أو ألصقها هنا. الحدّ 10 م.ب في المجموع.',
  drop: 'أفلت الملفات لإرفاقها',
  total: {
    one: 'مرفق واحد، {size} من 10 م.ب',
    two: 'مرفقان، {size} من 10 م.ب',
    few: '{count} مرفقات، {size} من 10 م.ب',
    many: '{count} مرفقًا، {size} من 10 م.ب',
    other: '{count} مرفق، {size} من 10 م.ب',
  },
  sending: 'جارٍ رفع {name}',
  remove: 'إزالة {name}',
  removed: 'أُزيل {name}',
  again: 'إعادة المحاولة',
  open: 'فتح {name}',
  download: 'تنزيل {name}',
  kilobytes: '{size} ك.ب',
  megabytes: '{size} م.ب',
  problems: {
    type: 'لا يمكن إرفاق ملفات من هذا النوع. يمكن إرفاق ملفات PDF ومستندات Office والصور والنصوص وملفات ZIP.',
    empty: 'هذا الملف فارغ.',
    tooLarge: 'حدّ مرفقات الرسالة الواحدة 10 م.ب في المجموع.',
    tooMany: 'حدّ الرسالة الواحدة 20 مرفقًا. يُرجى جمعها في ملف ZIP.',
  },
  waiting: 'ما زال رفع الملفات جاريًا',
  failed: 'لم يُرفق أحد الملفات: أعد المحاولة أو أزله',
  missing: 'يذكر نصك مرفقًا، لكن لا شيء مرفق.',
  of: 'مرفقات هذه الرسالة',
  notKept: 'غير محفوظ هنا، افتحه في صندوق البريد',
  picture: 'الصورة {name}',
  noPreview: 'تعذّر عرض هذه الصورة. يمكنك تنزيلها.',
  pdf: 'المستند',
} as const satisfies Translation<typeof english>;
