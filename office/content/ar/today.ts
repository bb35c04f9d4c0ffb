import type { Translation } from '#content/translation';
import type { today as english } from '../en/today.ts';

const days = { zero: '{count} يوم', one: 'يوم واحد', two: 'يومان', few: '{count} أيام', many: '{count} يومًا', other: '{count} يوم' };
const hours = { zero: '{count} ساعة', one: 'ساعة', two: 'ساعتان', few: '{count} ساعات', many: '{count} ساعة', other: '{count} ساعة' };

export const today = {
  title: 'اليوم',
  now: '{date}، {time} في {place}',
  failed: 'تعذّر تحميل ما ينتظر الرد.',

  waits: { other: 'بانتظار الرد يا {name}.' },
  overdue: { two: '{written} منها متأخرتان، وأطولها انتظارًا {oldest}.', other: '{written} منها متأخرة، وأطولها انتظارًا {oldest}.' },
  noneOverdue: 'لا تأخير، وأطولها انتظارًا {oldest}.',
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

  waitingChart: {
    label: {
      zero: 'لا شيء ينتظر.',
      one: 'عنصر واحد ينتظر منذ {longest}.',
      two: 'عنصران ينتظران، مرتّبان بحسب مدة الانتظار، من {shortest} إلى {longest}.',
      few: '{count} عناصر تنتظر، مرتّبة بحسب مدة الانتظار، من {shortest} إلى {longest}.',
      many: '{count} عنصرًا ينتظر، مرتّبة بحسب مدة الانتظار، من {shortest} إلى {longest}.',
      other: '{count} عنصر ينتظر، مرتّبة بحسب مدة الانتظار، من {shortest} إلى {longest}.',
    },
    overdue: {
      zero: 'لا شيء منها متأخر.',
      one: 'واحد منها متأخر.',
      two: 'اثنان منها متأخران.',
      other: '{count} منها متأخرة.',
    },
    step: '{name}، بالانتظار منذ {duration}',
    group: { other: '{count} أقصر انتظارًا' },
    shortest: 'الآن',
    oldest: '{name}، {duration}',
    longest: 'الأطول انتظارًا',
    aim: {
      zero: 'الهدف: أول رد خلال {count} ساعة',
      one: 'الهدف: أول رد خلال ساعة',
      two: 'الهدف: أول رد خلال ساعتين',
      few: 'الهدف: أول رد خلال {count} ساعات',
      many: 'الهدف: أول رد خلال {count} ساعة',
      other: 'الهدف: أول رد خلال {count} ساعة',
    },
    aimOfDay: 'الهدف: أول رد خلال يوم',
    days,
    hours,
  },
  legend: {
    quote: {
      zero: 'لا طلبات عروض أسعار',
      one: 'طلب عرض سعر واحد',
      two: 'طلبا عرض سعر',
      few: '{count} طلبات عروض أسعار',
      many: '{count} طلب عرض سعر',
      other: '{count} طلب عرض سعر',
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

  list: 'ما ينتظر الرد، الأقدم أولًا',
  kinds: { quote: 'عرض سعر', review: 'رأي', application: 'طلب توظيف' },
  wroteAgain: 'رسالة جديدة',
  actions: { quote: 'رد', review: 'راجع', application: 'اقرأ' },
  more: {
    zero: 'لا شيء غيرها ينتظر.',
    one: 'وعنصر آخر ينتظر، يظهر كلما رددت.',
    two: 'وعنصران آخران ينتظران، يظهران كلما رددت.',
    few: 'و{count} عناصر أخرى تنتظر، تظهر كلما رددت.',
    many: 'و{count} عنصرًا آخر ينتظر، تظهر كلما رددت.',
    other: 'و{count} عنصر آخر ينتظر، تظهر كلما رددت.',
  },
  keys: { move: 'تنقّل', open: 'فتح', assignToMe: 'إسناد إليّ', all: 'مساعدة' },

  assignToMe: { done: 'أُسند إليك: {name}', failed: 'تعذّر إسناد {name}: {reason}' },

  empty: {
    title: 'لا شيء بانتظار الرد.',
    text: 'كل من كتب وصله رد.',
    open: 'عرض طلبات عروض الأسعار المفتوحة',
    public: 'عرض الآراء المنشورة',
  },

  side: 'هذا الأسبوع',
  otherItems: {
    title: 'مهام أخرى',
    undelivered: {
      zero: 'لا رسائل لم تصل',
      one: 'رسالة واحدة لم تصل',
      two: 'رسالتان لم تصلا',
      few: '{count} رسائل لم تصل',
      many: '{count} رسالة لم تصل',
      other: '{count} رسالة لم تصل',
    },
    reason: 'إلى {recipient}: {reason}',
    correct: 'تصحيح وإعادة إرسال',
    reminder: 'متابعة {name}',
    reminderAt: 'تذكير الساعة {time}',
    attention: {
      zero: 'كل الإدخالات صحيحة',
      one: 'إدخال واحد يحتاج إلى انتباه',
      two: 'إدخالان يحتاجان إلى انتباه',
      few: '{count} إدخالات تحتاج إلى انتباه',
      many: '{count} إدخالًا تحتاج إلى انتباه',
      other: '{count} إدخال تحتاج إلى انتباه',
    },
    attentionReason: 'لا تظهر الإدخالات التي فيها أخطاء على الموقع.',
    repair: 'عرض وإصلاح',
    nothing: 'لا رسائل فاشلة ولا تذكيرات.',
  },

  arrivals: {
    title: 'الوارد',
    per: {
      zero: 'أسبوعيًا',
      one: 'أسبوعيًا، أسبوع واحد',
      two: 'أسبوعيًا، أسبوعان',
      few: 'أسبوعيًا، {count} أسابيع',
      many: 'أسبوعيًا، {count} أسبوعًا',
      other: 'أسبوعيًا، {count} أسبوع',
    },
    label: 'ما وصل كل أسبوع منذ {from}: بين {least} و{most}؛ هذا الأسبوع {count}: {kinds}.',
    thisWeek: 'هذا الأسبوع: {count}',
    kinds: { quotes: 'عروض أسعار', reviews: 'آراء', applications: 'طلبات توظيف' },
    none: 'لم يصل شيء منذ {from}.',
  },
  answerTime: {
    title: 'المدة حتى أول رد',
    median: 'الوسيط',
    label: 'وسيط الساعات حتى أول رد: {first} في أسبوع {from}، و{last} في آخر أسبوع فيه ردود؛ والهدف {aim}.',
    aim: 'الهدف {hours} س',
    hours: '{hours} س',
    thisWeek: 'هذا الأسبوع',
    none: 'لم يُرد بعد على أيّ طلب من هذه الأسابيع.',
  },
  load: {
    title: 'توزيع العمل',
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
