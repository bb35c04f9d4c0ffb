import type { Translation } from '#content/translation';
import type { parts as english } from '../en/parts.ts';

const lengths = {
  minutes: { zero: '{count} دقيقة', one: 'دقيقة', two: 'دقيقتين', few: '{count} دقائق', many: '{count} دقيقة', other: '{count} دقيقة' },
  hours: { zero: '{count} ساعة', one: 'ساعة', two: 'ساعتين', few: '{count} ساعات', many: '{count} ساعة', other: '{count} ساعة' },
  days: { zero: '{count} يوم', one: 'يوم', two: 'يومين', few: '{count} أيام', many: '{count} يومًا', other: '{count} يوم' },
} as const;

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
    ...lengths,
    alone: {
      minutes: { ...lengths.minutes, two: 'دقيقتان' },
      hours: { ...lengths.hours, two: 'ساعتان' },
      days: { ...lengths.days, two: 'يومان' },
    },
    daysAndHours: '{days} و{hours}',
    now: 'الآن',
    units: {
      minutes: { zero: 'دقيقة', one: 'دقيقة', two: 'دقيقة', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
      hours: { zero: 'ساعة', one: 'ساعة', two: 'ساعة', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
      days: { zero: 'يوم', one: 'يوم', two: 'يوم', few: 'أيام', many: 'يومًا', other: 'يوم' },
    },
  },
  nobody: 'بلا مسؤول',
  nobodyYet: 'بلا مسؤول',
  me: '{name} (أنا)',
  formerColleague: 'زميل سابق',
  marks: { given: 'مُسند إليك من {name}', mentioned: 'إشارة إليك من {name}' },
  waitsLong: 'متأخر',
} as const satisfies Translation<typeof english>;
