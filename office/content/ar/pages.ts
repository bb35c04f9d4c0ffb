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
    'الخدمة التي توقفها لا تبقى لها صفحة، وتغيب فورًا عن القوائم والصفحة الرئيسية وذيل الموقع ونموذج الآراء وملف الشركة وخريطة الموقع. أما الجمل والصور عنها في صفحات أخرى والعملاء والآراء المنشورة فتبقى كما هي.',
  failed: 'تعذّر تحميل الصفحات.',

  families: { core: 'الأساسية', programming: 'البرمجيات', hardware: 'الأجهزة', marketing: 'التسويق' },
  names: servicePageNames,
  allOff: 'لا خدمة معروضة من هذه المجموعة، فهي غائبة عن القوائم.',
  newTab: '(تُفتح في علامة تبويب جديدة)',
  isPublic: '{name}: منشورة',
  leads: 'تؤدي إليها أيضًا {places}. عند إيقافها تحلّ محلّها الخدمة التالية.',
  places: {
    start: 'أزرار الصفحة الرئيسية الأولى',
    itServices: '«خدمات تقنية المعلومات» في ذيل الموقع',
    marketingServices: '«خدمات التسويق» في ذيل الموقع',
    programming: 'بطاقة «البرمجيات»',
    hardware: 'بطاقة «الأجهزة»',
  },
  off: 'موقوفة',
  isLast: 'الخدمة الأخيرة: يحتاج الموقع إلى خدمة واحدة على الأقل.',

  switchedOff: 'أُوقفت {name}',
  switchedOn: 'نُشرت {name} من جديد',
  notSwitched: 'تعذّر التغيير: {name}. {reason}',
} as const satisfies Translation<typeof english>;
