import type { HoursPatterns } from '#contract/hours/hours-words';

export const hours: HoursPatterns = {
  everyDay: 'كل يوم',
  dayRange: 'من {first} إلى {last}',
  timeRange: 'من\u00a0{opens}\u00a0إلى\u00a0{closes}',
  wholeDay: 'على مدار الساعة',
  group: '{days}، {times}',
  separator: '؛ ',
  closed: 'مغلق',
  oneDay: '{day}\u00a0{month}',
  daysOfMonth: 'من {from} إلى {to}\u00a0{month}',
  daysOfMonths: 'من {from}\u00a0{fromMonth} إلى {to}\u00a0{toMonth}',
  dated: '{name}، {dates}',
  exception: '{dated}: {hours}',
};
