import type { Translation } from '#content/translation';
import type { firstSteps as english } from '../en/first-steps.ts';

export const firstSteps = {
  title: {
    zero: 'اكتمل الإعداد يا {name}.',
    one: 'بقي أمر واحد يا {name}.',
    two: 'خطوتان وتكون جاهزًا يا {name}.',
    few: '{written} خطوات للبداية يا {name}.',
    many: '{written} من الخطوات للبداية يا {name}.',
    other: '{written} من الخطوات للبداية يا {name}.',
  },
  numerals: ['لا', 'واحدة', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ست'],
  lead: 'ما تنشره يظهر على الموقع فورًا، ويمكنك تغيير كل شيء لاحقًا.',
  progress: 'اكتمل {done} من {count}',
  done: 'اكتملت',
  hide: 'إخفاء الخطوات',
  hidden: 'أُخفيت الخطوات الأولى',
  steps: {
    company: {
      title: 'أضف بيانات الشركة',
      text: 'الهاتف والعنوان وساعات العمل باللغتين.',
      action: 'انتقل إلى الشركة',
    },
    office: {
      title: 'أضف أول فرع',
      text: 'يظهر دبوسه على خريطة الصفحة الرئيسية، وله بطاقته.',
      action: 'إضافة فرع',
    },
    client: {
      title: 'أضف أول عميل',
      text: 'اسمه وشعاره في صفحة العملاء.',
      action: 'إضافة عميل',
    },
    member: {
      title: 'عرّف بأحد وجوه الشركة',
      text: 'اسمه ودوره وصورته في صفحة «من نحن».',
      action: 'إضافة شخص',
    },
    job: {
      title: 'انشر أول وظيفة',
      text: 'تصل طلبات التوظيف إلى المكتب هنا.',
      action: 'إضافة وظيفة',
    },
    colleague: {
      title: 'ادعُ زميلًا',
      text: 'يرى ما يحتاج إليه دوره، ويدخل بحسابه الخاص.',
      action: 'دعوة زميل',
    },
    mail: {
      title: 'تأكّد من وصول البريد',
      text: 'حدّد من يُبلَّغ بطلب سعر جديد، ثم أرسل طلبًا من موقعكم. تكتمل الخطوة حين تغادر أول رسالة.',
      action: 'ضبط الإشعارات',
    },
    quoteTemplate: {
      title: 'خصّص قالبًا للردود',
      text: 'بعضها جاهز. عدّل واحدًا بما تكتبه لكثيرين، واختره حين تردّ.',
      action: 'فتح القوالب',
    },
    offer: {
      title: 'أرسل أول عرض سعر',
      text: 'يبدأ من داخل طلب السعر نفسه.',
      action: 'فتح طلبات الأسعار',
    },
    applicationTemplate: {
      title: 'خصّص قالبًا للمتقدّمين',
      text: 'دعوة إلى مقابلة أو اعتذار لطيف، وتختاره حين تكتب.',
      action: 'فتح القوالب',
    },
  },
} satisfies Translation<typeof english>;
