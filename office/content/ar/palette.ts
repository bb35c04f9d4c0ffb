import type { Translation } from '#content/translation';
import type { palette as english } from '../en/palette.ts';

export const palette = {
  label: 'ابحث أو نفّذ',
  placeholder: 'اسم أو كلمة أو رقم مرجعي، أو ما تريد فعله',
  groups: {
    quote: 'طلبات الأسعار',
    review: 'الآراء',
    application: 'طلبات التوظيف',
    job: 'الوظائف',
    client: 'العملاء',
    office: 'المكاتب',
    person: 'الفريق',
    actions: 'إجراءات هنا',
    places: 'انتقال إلى',
  },
  results: { zero: 'لا نتائج', one: 'نتيجة واحدة', two: 'نتيجتان', few: '{count} نتائج', many: '{count} نتيجة', other: '{count} نتيجة' },
  searching: 'جارٍ البحث',
  failed: 'لم يُجب البحث. الأماكن والإجراءات تعمل.',
  none: 'لا نتائج عن «{search}»',
  noneHint: 'يشمل البحث الأسماء وكلمات الرسائل والأرقام المرجعية والعناوين.',
  onlyYours: 'يجد ما يحقّ لك أن تراه وحده',
  keys: { choose: 'اختيار', go: 'انتقال' },
} satisfies Translation<typeof english>;
