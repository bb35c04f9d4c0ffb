import type { Translation } from '#content/translation';
import type { list as english } from '../en/list.ts';

export const list = {
  clearSearch: 'مسح البحث',
  filter: 'تصفية',
  someFilters: {
    zero: 'تصفية',
    one: 'تصفية، {count}',
    two: 'تصفية، {count}',
    few: 'تصفية، {count}',
    many: 'تصفية، {count}',
    other: 'تصفية، {count}',
  },
  received: {
    label: 'تاريخ الورود',
    any: 'أي وقت',
    periods: { today: 'اليوم', last7: 'آخر 7 أيام', last30: 'آخر 30 يومًا', own: 'تواريخ محددة' },
    receivedFrom: 'من',
    receivedTo: 'إلى',
    since: 'من {day}',
    until: 'إلى {day}',
  },
  sort: 'الترتيب',
  select: 'تحديد {name}',
  selectAll: 'تحديد كل المعروض',
  selectSeveral: 'تحديد عدة عناصر',
  selection: 'المحدد',
  selected: { zero: 'محدد', one: 'محدد', two: 'محددان', few: 'محددة', many: 'محددًا', other: 'محدد' },
  clearSelection: 'إلغاء التحديد',
  loadingMore: 'جارٍ تحميل المزيد',
  asOf: 'هذه هي القائمة كما كانت في {time}.',
  keys: { move: 'تنقّل', open: 'فتح', select: 'تحديد', undo: 'تراجع', all: 'مساعدة' },
} as const satisfies Translation<typeof english>;
