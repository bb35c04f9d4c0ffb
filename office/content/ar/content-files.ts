import type { Translation } from '#content/translation';
import type { contentFiles as english } from '../en/content-files.ts';

export const contentFiles = {
  more: { clients: 'المزيد لكل العملاء', offices: 'المزيد لكل المكاتب', jobs: 'المزيد لكل الوظائف' },
  import: 'استيراد من ملف',
  export: { csv: 'تصدير بصيغة CSV', json: 'تصدير بصيغة JSON' },

  title: { clients: 'استيراد العملاء', offices: 'استيراد المكاتب', jobs: 'استيراد الوظائف' },
  how: 'للملف أعمدة الملف المصدَّر. ترى أولًا ما سيحدث، ولا يُحذف شيء.',
  drop: 'أفلت ملفًا هنا أو اختره.',
  dropNow: 'أفلته ليُقرأ هذا الملف',
  choose: 'اختيار ملف',
  hint: 'CSV أو JSON، وبحد أقصى 5,000 إدخال و5 ميغابايت',
  reading: 'يُقرأ الملف',
  one: 'يُرجى اختيار ملف واحد',
  tooLarge: 'هذا الملف كبير جدًا. الحد 5 ميغابايت.',
  changedFile: 'تغيّر الملف على جهازك. يُرجى اختياره من جديد.',
  forms: 'في الملف المصدَّر الأعمدة ومثال عليها:',

  result: {
    new: {
      zero: 'لا جديد',
      one: '<b>واحد</b> جديد',
      two: '<b>اثنان</b> جديدان',
      few: '<b>{count}</b> جديدة',
      other: '<b>{count}</b> جديدًا',
    },
    changed: {
      zero: 'لا تعديل',
      one: '<b>واحد</b> يتغيّر',
      two: '<b>اثنان</b> يتغيّران',
      few: '<b>{count}</b> تتغيّر',
      other: '<b>{count}</b> يتغيّر',
    },
    unchanged: {
      zero: 'لا شيء كما هو',
      one: '<b>واحد</b> كما هو',
      two: '<b>اثنان</b> كما هما',
      few: '<b>{count}</b> كما هي',
      other: '<b>{count}</b> كما هو',
    },
    between: '، ',
  },
  faulty: {
    one: 'في سطر واحد خطأ. لن يُستورد شيء قبل إصلاحه.',
    two: 'في سطرين أخطاء. لن يُستورد شيء قبل إصلاحهما.',
    few: 'في {count} أسطر أخطاء. لن يُستورد شيء قبل إصلاحها.',
    many: 'في {count} سطرًا أخطاء. لن يُستورد شيء قبل إصلاحها.',
    other: 'في {count} سطر أخطاء. لن يُستورد شيء قبل إصلاحها.',
  },
  unreadable: 'لا يمكن استيراد هذا الملف.',
  nothing: 'كل ما في الملف موجود هنا كما هو.',
  newer: 'تغيّر شيء هنا في هذه الأثناء. هذا ما سيحدث الآن.',

  table: 'ما سيحدث',
  rows: { csv: 'الصف', json: 'الإدخال' },
  line: 'السطر {line}',
  file: 'الملف',
  outcomes: { new: 'جديد', changed: 'يتغيّر: {fields}' },
  showMore: {
    one: 'عرض واحد آخر',
    two: 'عرض اثنين آخرين',
    few: 'عرض {count} أخرى',
    many: 'عرض {count} آخر',
    other: 'عرض {count} آخر',
  },
  back: 'لا يُتراجع عن الاستيراد بخطوة واحدة. طريق العودة ملف يُصدَّر قبله:',

  another: 'ملف آخر',
  run: {
    one: 'استيراد إدخال واحد',
    two: 'استيراد إدخالين',
    few: 'استيراد {count} إدخالات',
    many: 'استيراد {count} إدخالًا',
    other: 'استيراد {count} إدخال',
  },
  done: {
    one: 'استُورد إدخال واحد',
    two: 'استُورد إدخالان',
    few: 'استُوردت {count} إدخالات',
    many: 'استُورد {count} إدخالًا',
    other: 'استُورد {count} إدخال',
  },
} as const satisfies Translation<typeof english>;
