import type { Translation } from '#content/translation';
import type { firstSteps as english } from '../en/first-steps.ts';

export const firstSteps = {
  title: {
    zero: 'اكتملت الخطوات كلها يا {name}.',
    one: 'بقي أمر واحد يا {name}.',
    two: 'بقيت خطوتان يا {name}.',
    few: '{written} خطوات يا {name}، ويصبح الموقع موقعكم.',
    many: '{written} من الخطوات يا {name}، ويصبح الموقع موقعكم.',
    other: '{written} من الخطوات يا {name}، ويصبح الموقع موقعكم.',
  },
  numerals: ['لا', 'واحدة', 'اثنتان', 'ثلاث', 'أربع'],
  lead: 'ما تنشره يظهر على الموقع فورًا، ويمكن تغيير كل شيء لاحقًا.',
  progress: 'اكتمل {done} من {count}',
  done: 'اكتملت',
  hide: 'إخفاء هذا',
  hidden: 'أُخفيت الخطوات الأولى',
  steps: {
    company: {
      title: 'عرّف بالشركة',
      text: 'الهاتف والعنوان وساعات العمل باللغتين.',
      action: 'إلى الشركة',
    },
    office: {
      title: 'ضع أول مكتب',
      text: 'دبوس على خريطة الصفحة الرئيسية ومدخل خاص به.',
      action: 'إضافة مكتب',
    },
    client: {
      title: 'اعرض أول عميل',
      text: 'اسم وشعار على جدار العملاء.',
      action: 'إضافة عميل',
    },
    job: {
      title: 'انشر أول وظيفة',
      text: 'ومن يتقدّم إليها ينتظرك في المكتب.',
      action: 'كتابة وظيفة',
    },
  },
} satisfies Translation<typeof english>;
