import type { companyProfileText as english } from '../en/company-profile.ts';
import type { Translation } from '../translation.ts';

export const companyProfileText = {
  document: {
    title: '{company}: الملف التعريفي',
    subject: 'من هي {company}، وكيف تعمل، وماذا تقدّم، وأين تجدها',
    keywords: ['الملف التعريفي للشركة', 'خدمات تقنية المعلومات', 'تسويق رقمي', '{city}', '{country}'],
  },
  cover: { title: ['الملف', 'التعريفي'] },
  whoWeAre: { eyebrow: 'من نحن' },
  vision: { eyebrow: 'الرؤية والرسالة' },
  howWeWork: { eyebrow: 'كيف نعمل', title: { before: 'كل ', highlight: 'خطوة', after: ' تحمل ما بعدها.' } },
  itServices: {
    eyebrow: 'خدمات تقنية المعلومات',
    maintenance: 'كل ذلك نعتني به بعد تشغيله: نفحصه ونحدّثه ونصلحه.',
  },
  marketing: { eyebrow: 'خدمات التسويق' },
  figures: { eyebrow: 'بالأرقام', title: { before: 'ما ', highlight: 'أحصيناه', after: ' حتى اليوم.' } },
  contact: { eyebrow: 'المكاتب والاتصال', branches: 'جميع الفروع', website: 'الموقع', quote: 'اطلب عرض سعر' },
} as const satisfies Translation<typeof english>;
