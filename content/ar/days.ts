import type { days as english } from '../en/days.ts';
import type { Translation } from '../translation.ts';

export const days = {
  full: {
    Monday: 'الاثنين',
    Tuesday: 'الثلاثاء',
    Wednesday: 'الأربعاء',
    Thursday: 'الخميس',
    Friday: 'الجمعة',
    Saturday: 'السبت',
    Sunday: 'الأحد',
  },
  short: {
    Monday: 'اثنين',
    Tuesday: 'ثلاثاء',
    Wednesday: 'أربعاء',
    Thursday: 'خميس',
    Friday: 'جمعة',
    Saturday: 'سبت',
    Sunday: 'أحد',
  },
  holiday: 'العطلة',
} as const satisfies Translation<typeof english>;
