import type { Translation } from '#content/translation';
import type { firstSteps as english } from '../en/first-steps.ts';

export const firstSteps = {
  title: {
    zero: 'اكتمل الإعداد يا {name}.',
    one: 'بقي أمر واحد يا {name}.',
    two: 'بقيت خطوتان لإعداد موقعكم يا {name}.',
    few: '{written} خطوات لإعداد موقعكم يا {name}.',
    many: '{written} من الخطوات لإعداد موقعكم يا {name}.',
    other: '{written} من الخطوات لإعداد موقعكم يا {name}.',
  },
  numerals: ['لا', 'واحدة', 'اثنتان', 'ثلاث', 'أربع'],
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
    job: {
      title: 'انشر أول وظيفة',
      text: 'تصل طلبات التوظيف إلى المكتب هنا.',
      action: 'إضافة وظيفة',
    },
  },
} satisfies Translation<typeof english>;
