import type { careers as english } from '../en/careers.ts';
import type { Translation } from '../translation.ts';
import { fieldTexts } from './fields.ts';

export const careers = {
  metadata: {
    title: 'وظائف تقنية المعلومات في {city} | {company}',
    description:
      'وظائف تقنية متاحة لدى {company} في {city}: ماذا تعمل، وما المطلوب منك، وآخر موعد للتقديم. اقرأ الوصف كاملًا وأرسل سيرتك الذاتية بصيغة PDF من هنا.',
    keywords: [
      'وظائف تقنية معلومات في {city}',
      'وظائف تقنية في {country}',
      'وظيفة مهندس شبكات {city}',
      'وظيفة مبرمج {country}',
      'وظائف {company}',
    ],
  },
  jobMetadata: {
    title: '{job}، {location} | {company}',
    description:
      '{job} لدى {company}، {location}: ملخّص الوظيفة ومسؤولياتها والمؤهّلات المطلوبة وآخر موعد للتقديم. أرسل سيرتك الذاتية من هنا.',
  },
  title: 'الوظائف',
  intro: {
    label: 'عن الفريق',
    statement: {
      primary: 'مهندسون ومبرمجون وكتّاب ومصمّمون على طاولة واحدة.',
      secondary: 'لا أحد هنا مجرّد رقم، زميلًا كان أم عميلًا.',
    },
    text: [
      'تنزل إلى مواقع العمل منذ أسابيعك الأولى، وإلى جانبك من فعلها قبلك. وما نبنيه نوثّقه، ليكمله زميل وتأخذ أنت إجازتك.',
      'نصغي أولًا، ثم نرسم، ثم نبني، ثم نعود لنتأكّد. إن كنت تحب أن تعمل هكذا فستجد نفسك في إحدى الوظائف أدناه. والوظائف مفتوحة للجميع.',
    ],
  },
  list: {
    title: 'الوظائف المتاحة حاليًا',
    closes: 'آخر موعد',
    details: 'التفاصيل:',
    loading: 'جارٍ تحميل الوظائف…',
    failed: 'خطأ في تحميل الوظائف',
    tryAgain: 'إعادة المحاولة',
    empty: { title: 'لا توجد وظائف متاحة حاليًا', text: 'عُد قريبًا فقد تجد فرصة جديدة.' },
    pages: {
      label: 'صفحات الوظائف',
      previous: 'الصفحة السابقة',
      next: 'الصفحة التالية',
      position: 'الصفحة {page} من {count}',
    },
  },
  otherwise: { before: 'لا شيء يناسبك؟ ', link: 'اكتب إلينا على أيّ حال.' },
  feed: {
    title: 'الوظائف المتاحة لدى {company}',
    before: 'وتصلك الوظائف الجديدة أيضًا عبر ',
    between: ' أو ',
    after: '.',
    rss: 'RSS',
    json: 'JSON Feed',
    closes: 'آخر موعد للتقديم {date}.',
  },
  job: {
    closes: 'آخر موعد للتقديم:',
    apply: 'قدّم لهذه الوظيفة',
    close: 'إغلاق',
    gone: 'هذه الوظيفة لم تعد متاحة.',
  },
  jobHeadings: { summary: 'ملخّص الوظيفة', responsibilities: 'المسؤوليات الرئيسية', qualifications: 'المؤهّلات المطلوبة' },
  application: {
    title: 'التقدّم إلى الوظيفة',
    ...fieldTexts.application,
    hint: 'ملفات PDF فقط، بحدّ أقصى 5 ميغابايت',
    choose: 'اختيار ملف',
    drop: 'أو أفلته هنا',
    kilobytes: '{size} كيلوبايت',
    megabytes: '{size} ميغابايت',
    progress: 'أُرسل حتى الآن',
    remove: 'اختيار ملف آخر',
    cancel: 'إلغاء',
    submit: 'إرسال الطلب',
    pending: 'جارٍ الإرسال…',
    note: 'لا يقرؤه إلا من يبتّ في هذه الوظيفة.',
    chooseAgain: 'حرصًا عليك ينسى المتصفّح الملف المختار: اختره مرة أخرى من فضلك.',
  },
  sent: {
    title: 'وصلنا طلبك.',
    text: 'رسالة التأكيد، وفيها رقمك المرجعي، في طريقها إلى بريدك.',
  },
} as const satisfies Translation<typeof english>;
