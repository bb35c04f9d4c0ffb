import type { footer as english } from '../en/footer.ts';
import type { Translation } from '../translation.ts';

export const footer = {
  description: 'خدمات تقنية وتسويق رقمي لشركات تفضّل أن تفكّر في زبائنها لا في كبلاتها.',
  company: {
    title: 'الشركة',
    about: 'من نحن',
    ourGroup: 'مجموعتنا',
    clients: 'عملاؤنا',
    careers: 'الوظائف',
    contact: 'اتصل بنا',
  },
  services: {
    title: 'الخدمات',
    pointOfSale: 'خدمات تقنية المعلومات',
    digitalMarketing: 'خدمات التسويق',
    maintenance: 'الصيانة',
  },
  contact: { title: 'اتصل بنا', mapHint: 'تُفتح الخريطة في تبويب جديد' },
  social: { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', x: 'X' },
  copyright: '© {copyrightYear} {company}. جميع الحقوق محفوظة.',
  legal: { termsConditions: 'الشروط والأحكام', privacyPolicy: 'سياسة الخصوصية' },
  toTop: 'إلى الأعلى',
  chat: 'تحدّث معنا',
} as const satisfies Translation<typeof english>;
