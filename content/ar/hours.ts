import type { HoursPatterns } from '#contract/hours/hours-words';

export const hours: HoursPatterns = {
  everyDay: 'كل يوم',
  dayRange: 'من\u00a0{first} إلى\u00a0{last}',
  timeRange: 'من\u00a0{opens}\u00a0إلى\u00a0{closes}',
  wholeDay: 'على مدار الساعة',
  group: '{days}، {times}',
  separator: '؛ ',
  closed: 'مغلق',
  oneDay: '{day}\u00a0{month}',
  daysOfMonth: 'من\u00a0{from} إلى\u00a0{to}\u00a0{month}',
  daysOfMonths: 'من\u00a0{from}\u00a0{fromMonth} إلى\u00a0{to}\u00a0{toMonth}',
  dated: '{name}، {dates}',
  exception: '{dated}: {hours}',
};
