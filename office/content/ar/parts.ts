import type { Translation } from '#content/translation';
import type { parts as english } from '../en/parts.ts';

export const parts = {
  close: 'إغلاق',
  cancel: 'إلغاء',
  undo: 'تراجع',
  undone: 'تم التراجع: {message}',
  undoFailed: 'تعذّر التراجع. {reason}',
  undonePartly: 'تم التراجع جزئيًا: {message}. ما غيّره غيرك بعد ذلك بقي كما هو.',
  nothingToUndo: 'لا شيء للتراجع عنه',
  notices: 'الإشعارات',
  tryNow: 'المحاولة الآن',
  optional: 'اختياري',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  remove: 'إزالة {name}',
  loading: 'جارٍ التحميل',
  ago: {
    minutes: '{count} د',
    hours: '{count} س',
    days: '{count} ي',
    daysAndHours: '{days} ي {hours} س',
    now: 'الآن',
  },
  nobody: 'بلا مسؤول',
  nobodyYet: 'بلا مسؤول',
  me: '{name} (أنا)',
  formerColleague: 'زميل سابق',
  marks: { given: 'مُسند إليك من {name}', mentioned: 'إشارة إليك من {name}' },
  waitsLong: 'متأخر',
} as const satisfies Translation<typeof english>;
