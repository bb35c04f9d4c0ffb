import { serviceNames } from '#content/ar/services';
import type { Translation } from '#content/translation';
import type { reviews as english } from '../en/reviews.ts';

export const reviews = {
  title: 'الآراء',
  toDecide: { one: '{number} بانتظار القرار منذ {duration}', other: '{number} بانتظار القرار، أقدمها منذ {duration}' },
  nothing: 'لا شيء بانتظار القرار',
  failed: 'تعذّر تحميل الآراء.',

  services: serviceNames,

  queue: 'بانتظار القرار',
  after: 'بعد هذا',
  stars: { one: 'نجمة واحدة من 5', two: 'نجمتان من 5', few: '{count} نجوم من 5', other: '{count} من 5 نجوم' },
  rateAndService: '{rate}، {service}',
  neverPublic: '{email}، لا يُنشر أبدًا',
  suspicious: 'يشبه الإعلان.',
  fairComplaint: {
    one: 'الشكوى المنصفة لا تضرّ: رأي واحد من {total} منشورة له ثلاث نجوم أو أقلّ.',
    two: 'الشكوى المنصفة لا تضرّ: رأيان من {total} منشورة لهما ثلاث نجوم أو أقلّ.',
    few: 'الشكوى المنصفة لا تضرّ: {count} آراء من {total} منشورة لها ثلاث نجوم أو أقلّ.',
    many: 'الشكوى المنصفة لا تضرّ: {count} رأيًا من {total} منشورة لها ثلاث نجوم أو أقلّ.',
    other: 'الشكوى المنصفة لا تضرّ: {count} رأي من {total} منشورة لها ثلاث نجوم أو أقلّ.',
  },
  publish: 'نشر',
  reject: 'رفض',
  answer: 'ردّ بالبريد',
  answerFirst: 'ردّ بالبريد أوّلًا',

  answered: 'ردّ من {author}',
  answeredByNobody: 'رُدّ عليه',
  fates: {
    held: 'تخرج بعد لحظات',
    waiting: 'في الطريق',
    sent: 'أُرسلت',
    written: 'كُتبت في ملفّ ولم تُرسل',
    refused: 'لم تصل',
    uncertain: 'ربّما أُرسلت',
    bounced: 'عادت دون أن تصل',
    'taken-back': 'سُحبت',
  },

  composer: {
    title: 'رسالة إلى {name}',
    to: 'إلى',
    subject: 'الموضوع',
    text: 'النصّ',
    defaultSubject: 'رأيك في {service}',
    greeting: 'مرحبًا {name}،',
    quoted: 'يظهر الرأي أسفل نصّك.',
    send: 'إرسال',
    close: 'إغلاق',
    kept: 'محفوظ في هذا المتصفّح',
    required: 'اكتب موضوعًا ونصًّا',
    takeBack: 'سحب',
    takenBack: 'سُحبت. نصّك هنا من جديد.',
    gone: 'كانت الرسالة قد خرجت.',
  },

  public: {
    title: 'على الموقع',
    order: { other: '{count}، بهذا الترتيب' },
    search: 'البحث في الآراء المنشورة',
    searchField: 'اسم أو كلمات أو خدمة',
    closeSearch: 'إغلاق البحث',
    found: { zero: 'لا نتائج', one: 'نتيجة واحدة', two: 'نتيجتان', few: '{count} نتائج', many: '{count} نتيجة', other: '{count} نتيجة' },
    notFound: 'لا رأي منشورًا فيه هذه الكلمات.',
    empty: 'لا آراء منشورة بعد. أوّل رأي تنشره يظهر هنا وعلى الموقع.',
    stack: {
      one: 'هذا الرأي أعلى المجموعة في الصفحة الرئيسية',
      two: 'هذان الرأيان أعلى المجموعة في الصفحة الرئيسية',
      other: 'هذه الآراء {written} أعلى المجموعة في الصفحة الرئيسية',
    },
    stackNumerals: ['صفر', 'واحد', 'اثنان', 'الثلاثة'],
    stackLabel: 'أعلى المجموعة في الصفحة الرئيسية كما يراها الزوّار',
    move: 'نقل {name}، المكان {place} من {count}',
    moveHint: 'Alt مع سهم الأعلى أو الأسفل للنقل',
    moved: '{name} الآن في المكان {place} من {count}',
    more: 'المزيد عن {name}',
    toTop: 'إلى البداية',
    up: 'مكانًا إلى الأعلى',
    down: 'مكانًا إلى الأسفل',
    toEnd: 'إلى النهاية',
    withdraw: 'سحب من الموقع',
    answer: 'ردّ بالبريد',
  },

  rejected: {
    title: 'المرفوضة',
    link: { other: 'المرفوضة، {count}' },
    back: 'عودة إلى ما ينتظر',
    note: 'غير منشورة. تبقى للسجلّ، الأحدث أوّلًا.',
    at: 'رُفض {date}',
    publish: 'نشر رغم ذلك',
    reopen: 'إعادة القرار',
    empty: { title: 'لم يُرفض شيء', text: 'ما ترفضه يبقى هنا، ويمكن إعادة القرار فيه.' },
  },

  empty: { title: 'كلّ رأي نال قراره.', text: 'الآراء الجديدة تصل إلى هنا من تلقائها.' },

  done: {
    published: 'نُشر رأي {name}',
    rejected: 'رُفض رأي {name} ولا يُنشر.',
    withdrawn: 'رأي {name} لم يعد على الموقع',
    reopened: 'رأي {name} بانتظار القرار من جديد',
    moved: 'انتقل رأي {name} إلى المكان {place}',
  },
  failedDecision: 'رأي {name} بقي في مكانه: {reason}',
  changedMeanwhile: 'قرّر زميل قبل قليل بشأن {name}. هذه هي الحالة الأحدث.',
  orderChanged: 'تغيّرت الآراء المنشورة في هذه الأثناء. هذا هو الترتيب الأحدث.',

  keys: { publish: 'نشر', reject: 'رفض', next: 'التالي والسابق', undo: 'تراجع' },
} satisfies Translation<typeof english>;
