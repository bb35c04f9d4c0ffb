import { navigation } from '#content/ar/navigation';
import { servicePageNames } from '#content/ar/services';
import type { Translation } from '#content/translation';
import type { pages as english } from '../en/pages.ts';

export const pages = {
  title: 'الصفحات',
  summary: {
    zero: 'لا خدمات منشورة',
    one: 'خدمة واحدة منشورة',
    two: 'خدمتان منشورتان',
    few: '{count} خدمات منشورة',
    many: '{count} خدمة منشورة',
    other: '{count} خدمة منشورة',
  },
  summaryOff: {
    one: '، وواحدة موقوفة',
    two: '، واثنتان موقوفتان',
    few: '، و{count} موقوفة',
    many: '، و{count} موقوفة',
    other: '، و{count} موقوفة',
  },
  about:
    'الخدمة التي توقفها لا تبقى لها صفحة، وتغيب فورًا عن القوائم والبطاقات والنماذج. أما الجمل التي تذكرها والعملاء والآراء المنشورة فتبقى كما هي.',
  failed: 'تعذّر تحميل الصفحات.',

  families: navigation.groups,
  names: servicePageNames,
  allOff: 'لا خدمة معروضة من هذه المجموعة، فهي غائبة عن القوائم.',
  open: 'فتح صفحة {name} في علامة تبويب جديدة',
  isPublic: '{name}: منشورة',
  namedIn: 'في {places}',
  places: {
    menus: 'القوائم',
    home: 'الصفحة الرئيسية',
    footer: 'ذيل الموقع',
    reviews: 'نموذج الآراء',
    profile: 'ملف الشركة',
  },
  isOff: 'موقوفة: لا يجد الزوّار صفحة هناك، ولا يؤدي إليها رابط.',
  isLast: 'الخدمة الأخيرة: يحتاج الموقع إلى خدمة واحدة على الأقل.',

  switchedOff: 'أُوقفت {name}',
  switchedOn: 'نُشرت {name} من جديد',
  notSwitched: 'تعذّر التغيير: {name}. {reason}',
} as const satisfies Translation<typeof english>;
