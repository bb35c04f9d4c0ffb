import type { Translation } from '#content/translation';
import type { logos as english } from '../en/logos.ts';

export const logos = {
  none: 'لا صورة بعد',
  drop: 'أفلت صورة هنا أو ألصقها أو اختر ملفًا.',
  dropNow: 'أفلتها لاستخدام هذه الصورة',
  choose: 'اختيار ملف',
  replace: 'استبدال',
  remove: 'إزالة الصورة',
  hint: 'ملف SVG أو PNG بخلفية شفافة، وبحد أقصى 5 ميغابايت',
  sending: 'جارٍ معالجة الصورة',
  stage: 'الصورة مع إطار القصّ',
  cut: 'إطار قصّ الصورة',
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
  elsewhere: 'هذه الصورة على خادم آخر: يراها الزوّار، لكن المكتب لا يستطيع تحميلها ولا قصّها.',
  notCut: 'لا يمكن قصّ هذه الصورة. استبدلها لقصّها.',
  tooLarge: 'هذه الصورة كبيرة جدًا. الحد 5 ميغابايت.',
  one: 'يُرجى اختيار صورة واحدة',
} as const satisfies Translation<typeof english>;
