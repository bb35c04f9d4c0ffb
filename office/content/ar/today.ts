import type { Translation } from '#content/translation';
import type { today as english } from '../en/today.ts';

const days = { zero: '{count} يوم', one: 'يوم واحد', two: 'يومان', few: '{count} أيام', many: '{count} يومًا', other: '{count} يوم' };
const hours = { zero: '{count} ساعة', one: 'ساعة', two: 'ساعتان', few: '{count} ساعات', many: '{count} ساعة', other: '{count} ساعة' };

export const today = {
  title: 'اليوم',
  now: '{date}، {time} في {place}',
  failed: 'تعذّر تحميل ما ينتظر.',

  waits: { other: 'بانتظار الردّ يا {name}.' },
  overdue: { other: '{written} منها فوق المدة المستهدفة، وأطولها انتظارًا {oldest}.' },
  noneOverdue: 'لا شيء منها فوق المدة المستهدفة، وأطولها انتظارًا {oldest}.',
  onlyOne: '{oldest}، منذ {duration}.',
  yours: {
    mine: { zero: 'لا شيء منها لك', other: '{written} منها لك' },
    nobodys: { zero: 'ولا شيء بلا مسؤول', other: 'و{written} بلا مسؤول' },
    oldest: 'وأطولها انتظارًا {oldest}',
    sentence: '{mine} {nobodys}، {oldest}.',
  },
  capitalNumerals: ['صفر', 'واحدة', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ستّ', 'سبع', 'ثمانٍ', 'تسع', 'عشر', 'إحدى عشرة', 'اثنتا عشرة'],
  numerals: ['صفر', 'واحدة', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ستّ', 'سبع', 'ثمانٍ', 'تسع', 'عشر', 'إحدى عشرة', 'اثنتا عشرة'],
  start: 'ابدأ بالأقدم',

  stair: {
    label: {
      zero: 'لا شيء ينتظر.',
      one: 'شيء واحد ينتظر منذ {longest}.',
      two: 'شيئان ينتظران، مرتّبان بحسب المدّة، من {shortest} إلى {longest}.',
      few: '{count} أشياء تنتظر، مرتّبة بحسب المدّة، من {shortest} إلى {longest}.',
      many: '{count} شيئًا ينتظر، مرتّبة بحسب المدّة، من {shortest} إلى {longest}.',
      other: '{count} شيء ينتظر، مرتّبة بحسب المدّة، من {shortest} إلى {longest}.',
    },
    overdue: {
      zero: 'لا شيء منها ينتظر فوق المدة المستهدفة.',
      one: 'واحد منها ينتظر فوق المدة المستهدفة.',
      two: 'اثنان منها ينتظران فوق المدة المستهدفة.',
      other: '{count} منها تنتظر فوق المدة المستهدفة.',
    },
    step: '{name}، بالانتظار منذ {duration}',
    group: { other: '{count} أقصر انتظارًا' },
    shortest: 'الآن',
    oldest: '{name}، {duration}',
    longest: 'الأطول انتظارًا',
    aim: {
      zero: 'هدفنا: ردّ أوّل خلال {count} ساعة',
      one: 'هدفنا: ردّ أوّل خلال ساعة',
      two: 'هدفنا: ردّ أوّل خلال ساعتين',
      few: 'هدفنا: ردّ أوّل خلال {count} ساعات',
      many: 'هدفنا: ردّ أوّل خلال {count} ساعة',
      other: 'هدفنا: ردّ أوّل خلال {count} ساعة',
    },
    aimOfDay: 'هدفنا: ردّ أوّل خلال يوم',
    days,
    hours,
  },
  legend: {
    quote: {
      zero: 'لا طلبات أسعار',
      one: 'طلب سعر واحد',
      two: 'طلبا سعر',
      few: '{count} طلبات أسعار',
      many: '{count} طلب سعر',
      other: '{count} طلب سعر',
    },
    review: { zero: 'لا آراء', one: 'رأي واحد', two: 'رأيان', few: '{count} آراء', many: '{count} رأيًا', other: '{count} رأي' },
    application: {
      zero: 'لا طلبات توظيف',
      one: 'طلب توظيف واحد',
      two: 'طلبا توظيف',
      few: '{count} طلبات توظيف',
      many: '{count} طلب توظيف',
      other: '{count} طلب توظيف',
    },
  },

  list: 'ما ينتظر، الأقدم أوّلًا',
  kinds: { quote: 'طلب سعر', review: 'رأي', application: 'طلب توظيف' },
  wroteAgain: 'كتب من جديد',
  actions: { quote: 'ردّ', review: 'قرّر', application: 'اقرأ' },
  more: {
    zero: 'لا شيء غيرها ينتظر.',
    one: 'وشيء آخر ينتظر، يظهر كلّما رددت.',
    two: 'وشيئان آخران ينتظران، يظهران كلّما رددت.',
    few: 'و{count} أشياء أخرى تنتظر، تظهر كلّما رددت.',
    many: 'و{count} شيئًا آخر ينتظر، تظهر كلّما رددت.',
    other: 'و{count} شيء آخر ينتظر، تظهر كلّما رددت.',
  },
  keys: { move: 'تنقّل', open: 'فتح', take: 'إسناد إليّ', all: 'كلّ المفاتيح' },

  take: { done: 'أُسند إليك: {name}', failed: 'بقي {name} كما كان: {reason}' },

  empty: {
    title: 'لا شيء ينتظر.',
    text: 'كلّ من كتب وصله ردّ.',
    open: 'تصفّح طلبات الأسعار المفتوحة',
    public: 'تصفّح الآراء المنشورة',
  },

  side: 'هذا الأسبوع',
  also: {
    title: 'وأيضًا',
    undelivered: {
      zero: 'لا رسائل متعثّرة',
      one: 'رسالة واحدة لم تصل',
      two: 'رسالتان لم تصلا',
      few: '{count} رسائل لم تصل',
      many: '{count} رسالة لم تصل',
      other: '{count} رسالة لم تصل',
    },
    reason: 'إلى {recipient}: {reason}',
    correct: 'تصحيح وإرسال من جديد',
    reminder: 'عُد إلى {name}',
    reminderAt: 'تذكير الساعة {time}',
    attention: {
      zero: 'كل الإدخالات صحيحة',
      one: 'إدخال واحد يحتاج إلى انتباه',
      two: 'إدخالان يحتاجان إلى انتباه',
      few: '{count} إدخالات تحتاج إلى انتباه',
      many: '{count} إدخالًا تحتاج إلى انتباه',
      other: '{count} إدخال تحتاج إلى انتباه',
    },
    attentionReason: 'لا يُظهر الموقع ما لا يصحّ.',
    repair: 'عرض وإصلاح',
    nothing: 'لم تتعثّر أيّ رسالة، ولا تذكيرات لك.',
  },

  arrivals: {
    title: 'ما وصل',
    per: {
      zero: 'أسبوعيًّا',
      one: 'أسبوعيًّا، أسبوع واحد',
      two: 'أسبوعيًّا، أسبوعان',
      few: 'أسبوعيًّا، {count} أسابيع',
      many: 'أسبوعيًّا، {count} أسبوعًا',
      other: 'أسبوعيًّا، {count} أسبوع',
    },
    label: 'ما وصل كلّ أسبوع منذ {from}: بين {least} و{most}؛ هذا الأسبوع {count}: {kinds}.',
    thisWeek: 'هذا الأسبوع: {count}',
    kinds: { quotes: 'طلبات أسعار', reviews: 'آراء', applications: 'طلبات توظيف' },
    none: 'لم يصل شيء منذ {from}.',
  },
  answerTime: {
    title: 'المدّة حتى الردّ الأوّل',
    median: 'الوسيط',
    label: 'وسيط الساعات حتى الردّ الأوّل: {first} في أسبوع {from}، و{last} في آخر أسبوع فيه ردود؛ والهدف {aim}.',
    aim: 'الهدف {hours} س',
    hours: '{hours} س',
    thisWeek: 'هذا الأسبوع',
    none: 'لم يُردّ بعد على أيّ طلب من هذه الأسابيع.',
  },
  load: {
    title: 'من يعمل على ماذا',
    open: {
      zero: '{name}: لا طلبات مفتوحة',
      one: '{name}: طلب مفتوح واحد',
      two: '{name}: طلبان مفتوحان',
      few: '{name}: {count} طلبات مفتوحة',
      many: '{name}: {count} طلبًا مفتوحًا',
      other: '{name}: {count} طلب مفتوح',
    },
    nobodys: {
      zero: 'لا طلبات بلا مسؤول',
      one: 'طلب مفتوح واحد بلا مسؤول',
      two: 'طلبان مفتوحان بلا مسؤول',
      few: '{count} طلبات مفتوحة بلا مسؤول',
      many: '{count} طلبًا مفتوحًا بلا مسؤول',
      other: '{count} طلب مفتوح بلا مسؤول',
    },
    away: 'غائب حتى {date}',
    none: 'لا طلبات مفتوحة.',
  },
} satisfies Translation<typeof english>;
