import type { ourGroup as english } from '../en/our-group.ts';
import type { Translation } from '../translation.ts';

/** A number with a sign stays one left-to-right unit between U+2066 and U+2069. */
export const ourGroup = {
  metadata: {
    title: 'مجموعتنا: شركاتنا ومكاتبنا حول العالم | {company}',
    description:
      'شركات مجموعة {company}: أين تقع، وماذا تقدّم كلٌّ منها من شبكات وبرمجة وصيانة كمبيوتر، وكيف تتصل بها أو تكتب إليها أو تزورها.',
    keywords: [
      'مجموعة تقنية في {country}',
      'شركة تقنية معلومات في {city}',
      'مكاتب تقنية خارج {country}',
      'شركة تقنية دولية',
      'مجموعة {company}',
    ],
  },
  hero: {
    title: 'مجموعتنا',
    lead: 'طريقة عمل واحدة، وعناوين عدّة. اتصل بأقرب مكتب إليك، فهو يصل إلى كل من في المكاتب الأخرى.',
    alt: 'كرة أرضية من زجاج تصل خطوط الضوء بين مدنها',
  },
  companies: {
    title: 'شركات مجموعتنا',
    more: '\u2066+{count}\u2069 أخرى',
    visit: 'زيارة الموقع',
    map: 'عرض على الخريطة',
    newTab: 'يفتح في تبويب جديد',
    labels: { address: 'العنوان', phone: 'الهاتف', email: 'البريد الإلكتروني', services: 'الخدمات' },
    loading: 'جارٍ تحميل الشركات…',
    failed: { title: 'خطأ في تحميل الشركات', text: 'يُرجى المحاولة لاحقًا' },
    tryAgain: 'إعادة المحاولة',
    empty: 'لا توجد شركات',
  },
} as const satisfies Translation<typeof english>;
