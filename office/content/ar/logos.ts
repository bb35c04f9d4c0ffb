import type { Translation } from '#content/translation';
import type { logos as english } from '../en/logos.ts';

export const logos = {
  none: 'لا شعار بعد',
  drop: 'أفلت صورة هنا أو ألصقها أو اختر ملفًا.',
  dropNow: 'أفلتها لاستخدام هذه الصورة',
  choose: 'اختيار ملف',
  replace: 'استبدال',
  remove: 'إزالة الشعار',
  hint: 'ملف SVG أو PNG بخلفية شفافة، وبحد أقصى 5 ميغابايت',
  sending: 'جارٍ معالجة الصورة',
  stage: 'الشعار مع إطار القصّ',
  cut: 'إطار قصّ الشعار',
  cutHint: 'مفاتيح الأسهم تحرّك الإطار، ومع Shift تغيّر حجمه',
  cutSays: 'عرض الإطار {width} % وارتفاعه {height} %',
  size: 'حجم الإطار',
  fit: 'ملاءمة',
  fitHint: 'قصّ الأطراف الفارغة',
  whole: 'الكل',
  wholeHint: 'عرض الصورة كاملة',
  ground: 'خلفية المعاينة',
  grounds: { dark: 'داكنة', light: 'فاتحة' },
  opaque: 'لهذه الصورة خلفية خاصة بها، وستظهر على الموقع.',
  elsewhere: 'هذا الشعار على خادم آخر: يراه الزوّار، لكن المكتب لا يستطيع تحميله ولا قصّه.',
  notCut: 'لا يمكن قصّ هذا الشعار. استبدله لقصّه.',
  tooLarge: 'هذه الصورة كبيرة جدًا. الحد 5 ميغابايت.',
  one: 'يُرجى اختيار صورة واحدة',
} as const satisfies Translation<typeof english>;
