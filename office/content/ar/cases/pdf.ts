import type { Translation } from '#content/translation';
import type { pdf as english } from '../../en/cases/pdf.ts';

export const pdf = {
  facts: {
    zero: '{size} ك.ب',
    one: 'صفحة واحدة، {size} ك.ب',
    two: 'صفحتان، {size} ك.ب',
    few: '{count} صفحات، {size} ك.ب',
    many: '{count} صفحة، {size} ك.ب',
    other: '{count} صفحة، {size} ك.ب',
  },
  size: '{size} ك.ب',
  smaller: 'تصغير',
  larger: 'تكبير',
  percent: '{count} %',
  download: 'تنزيل',
  page: 'الصفحة {page} من {count}',
  loading: 'جارٍ تحميل الملف',
  broken: { title: 'تعذّرت قراءة هذا الملف.', text: 'إنه تالف أو ليس ملف PDF حقيقيًا. اطلب ملفًا جديدًا، أو نزّله وافتحه بتطبيق آخر.' },
  locked: { title: 'هذا الملف محمي بكلمة مرور.', text: 'اطلب نسخة بلا كلمة مرور، أو نزّله إن كانت كلمة المرور لديك.' },
  gone: { title: 'لا يوجد ملف.', text: 'إمّا أنه مُحي أو أنه مفقود من مخزن الملفات.' },
  failed: { title: 'تعذّر تحميل الملف.', text: 'كل ما عداها يعمل.' },
  again: 'إعادة المحاولة',
} as const satisfies Translation<typeof english>;
