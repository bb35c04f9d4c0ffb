import { serviceNames } from '#content/ar/services';
import type { Translation } from '#content/translation';
import type { reviews as english } from '../en/reviews.ts';

export const reviews = {
  title: 'الآراء',
  toDecide: { one: '{number} بانتظار المراجعة منذ {duration}', other: '{number} بانتظار المراجعة، أقدمها منذ {duration}' },
  nothing: 'لا شيء بانتظار المراجعة',
  failed: 'تعذّر تحميل الآراء.',

  services: serviceNames,

  queue: 'بانتظار المراجعة',
  after: 'التالي',
  stars: { one: 'نجمة واحدة من 5', two: 'نجمتان من 5', few: '{count} نجوم من 5', other: '{count} من 5 نجوم' },
  rateAndService: '{rate}، {service}',
  neverPublic: '{email}، لا يُنشر أبدًا',
  suspicious: 'يبدو هذا الرأي مزعجًا.',
  fairComplaint: {
    one: 'الشكاوى المنصفة تستحق النشر: رأي واحد من {total} منشورة له ثلاث نجوم أو أقل.',
    two: 'الشكاوى المنصفة تستحق النشر: رأيان من {total} منشورة لهما ثلاث نجوم أو أقل.',
    few: 'الشكاوى المنصفة تستحق النشر: {count} آراء من {total} منشورة لها ثلاث نجوم أو أقل.',
    many: 'الشكاوى المنصفة تستحق النشر: {count} رأيًا من {total} منشورة لها ثلاث نجوم أو أقل.',
    other: 'الشكاوى المنصفة تستحق النشر: {count} رأي من {total} منشورة لها ثلاث نجوم أو أقل.',
  },
  publish: 'نشر',
  reject: 'رفض',
  answer: 'رد بالبريد',
  answerFirst: 'رد بالبريد أولًا',

  answered: 'رد من {author}',
  answeredByNobody: 'تم الرد',
  fates: {
    held: 'تُرسل بعد لحظات',
    waiting: 'جارٍ الإرسال',
    sent: 'أُرسلت',
    written: 'كُتبت في ملف ولم تُرسل',
    refused: 'لم تصل',
    uncertain: 'ربما أُرسلت',
    bounced: 'ارتدّت',
    'taken-back': 'أُلغيت',
  },

  composer: {
    title: 'الرد على {name}',
    to: 'إلى',
    subject: 'الموضوع',
    text: 'النص',
    defaultSubject: 'رأيك في {service}',
    greeting: 'مرحبًا {name}،',
    quoted: 'يُقتبس الرأي أسفل نصك.',
    send: 'إرسال',
    close: 'إغلاق',
    kept: 'محفوظ في هذا المتصفّح',
    required: 'يُرجى كتابة موضوع ونص',
    takeBack: 'التراجع عن الإرسال',
    takenBack: 'لم تُرسل. نصك هنا من جديد.',
    gone: 'سبق أن أُرسلت الرسالة.',
  },

  public: {
    title: 'على الموقع',
    order: { other: '{count}، بهذا الترتيب' },
    search: 'البحث في الآراء المنشورة',
    searchField: 'اسم أو كلمات أو خدمة',
    closeSearch: 'إغلاق البحث',
    found: { zero: 'لا نتائج', one: 'نتيجة واحدة', two: 'نتيجتان', few: '{count} نتائج', many: '{count} نتيجة', other: '{count} نتيجة' },
    notFound: 'لا رأي منشورًا يطابق هذا البحث.',
    empty: 'لا توجد آراء منشورة بعد. أول رأي تنشره يظهر هنا وعلى الموقع.',
    stack: {
      one: 'هذا الرأي أعلى المجموعة في الصفحة الرئيسية',
      two: 'هذان الرأيان أعلى المجموعة في الصفحة الرئيسية',
      other: 'هذه الآراء {written} أعلى المجموعة في الصفحة الرئيسية',
    },
    stackNumerals: ['صفر', 'واحد', 'اثنان', 'الثلاثة'],
    stackLabel: 'أعلى المجموعة في الصفحة الرئيسية كما يراها الزوّار',
    move: 'نقل {name}، الموضع {place} من {count}',
    moveHint: 'Alt مع سهم الأعلى أو الأسفل للنقل',
    moved: '{name} الآن في الموضع {place} من {count}',
    more: 'المزيد عن {name}',
    toTop: 'نقل إلى البداية',
    up: 'نقل إلى الأعلى',
    down: 'نقل إلى الأسفل',
    toEnd: 'نقل إلى النهاية',
    withdraw: 'إزالة من الموقع',
    answer: 'رد بالبريد',
  },

  rejected: {
    title: 'المرفوضة',
    link: { other: 'المرفوضة، {count}' },
    back: 'العودة إلى الآراء بانتظار المراجعة',
    note: 'غير منشورة. تبقى محفوظة، الأحدث أولًا.',
    at: 'رُفض {date}',
    publish: 'نشر رغم ذلك',
    reopen: 'إعادة إلى المراجعة',
    empty: { title: 'لا توجد آراء مرفوضة', text: 'الآراء التي ترفضها تبقى هنا، وتمكن إعادتها إلى المراجعة.' },
  },

  empty: { title: 'لا توجد آراء بانتظار المراجعة.', text: 'تظهر الآراء الجديدة هنا تلقائيًا.' },

  done: {
    published: 'نُشر رأي {name}',
    rejected: 'رُفض رأي {name} ولا يُنشر.',
    withdrawn: 'أُزيل رأي {name} من الموقع',
    reopened: 'رأي {name} بانتظار المراجعة من جديد',
    moved: 'نُقل رأي {name} إلى الموضع {place}',
  },
  failedDecision: 'تعذّر تغيير رأي {name}: {reason}',
  changedMeanwhile: 'راجع زميل رأي {name} قبل قليل. هذه هي النسخة الأحدث.',
  orderChanged: 'تغيّرت الآراء المنشورة في هذه الأثناء. هذا هو الترتيب الأحدث.',

  keys: { publish: 'نشر', reject: 'رفض', next: 'التالي والسابق', undo: 'تراجع' },
} satisfies Translation<typeof english>;
