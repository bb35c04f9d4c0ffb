import type { Translation } from '#content/translation';
import type { contentFiles as english } from '../en/content-files.ts';

export const contentFiles = {
  more: {
    clients: 'المزيد لكل العملاء',
    offices: 'المزيد لكل الفروع',
    members: 'المزيد لكل وجوه الشركة',
    jobs: 'المزيد لكل الوظائف',
    texts: 'المزيد لكل النصوص',
  },
  import: 'استيراد من ملف',
  export: { csv: 'تصدير بصيغة CSV', json: 'تصدير بصيغة JSON' },

  title: {
    clients: 'استيراد العملاء',
    offices: 'استيراد الفروع',
    members: 'استيراد وجوه الشركة',
    jobs: 'استيراد الوظائف',
    texts: 'استيراد النصوص',
  },
  how: 'استخدم أعمدة الملف المصدَّر نفسها. ترى معاينة أولًا، ولا يُحذف شيء.',
  drop: 'أفلت ملفًا هنا أو اختره.',
  dropNow: 'أفلته لاستخدام هذا الملف',
  choose: 'اختيار ملف',
  hint: 'CSV أو JSON، وبحد أقصى 5,000 إدخال و5 ميغابايت',
  reading: 'جارٍ قراءة الملف',
  one: 'يُرجى اختيار ملف واحد',
  tooLarge: 'هذا الملف كبير جدًا. الحد 5 ميغابايت.',
  changedFile: 'تغيّر الملف على جهازك. يُرجى اختياره من جديد.',
  forms: 'تجد الأعمدة ومثالًا عليها في ملف مصدَّر:',

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
    one: 'في سطر واحد خطأ. أصلحه لاستيراد الملف.',
    two: 'في سطرين أخطاء. أصلحها لاستيراد الملف.',
    few: 'في {count} أسطر أخطاء. أصلحها لاستيراد الملف.',
    many: 'في {count} سطرًا أخطاء. أصلحها لاستيراد الملف.',
    other: 'في {count} سطر أخطاء. أصلحها لاستيراد الملف.',
  },
  unreadable: 'تعذّر استيراد هذا الملف.',
  nothing: 'لا شيء للاستيراد: كل ما في الملف موجود هنا.',
  newer: 'تغيّر شيء هنا في هذه الأثناء. هذه هي المعاينة الجديدة.',

  table: 'معاينة',
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
  back: 'لا يمكن التراجع عن الاستيراد دفعة واحدة. لتتمكّن من الرجوع، صدّر أولًا:',

  another: 'اختيار ملف آخر',
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
