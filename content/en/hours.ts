import type { HoursPatterns } from '#contract/hours/hours-words';

/** The words of which opening hours are made. From one time to another stands on one line. */
export const hours: HoursPatterns = {
  everyDay: 'Monday to Sunday',
  dayRange: '{first} to {last}',
  timeRange: '{opens}\u00a0to\u00a0{closes}',
  wholeDay: 'around the clock',
  group: '{days}, {times}',
  separator: '; ',
  closed: 'closed',
  oneDay: '{day}\u00a0{month}',
  daysOfMonth: '{from} to {to}\u00a0{month}',
  daysOfMonths: '{from}\u00a0{fromMonth} to {to}\u00a0{toMonth}',
  dated: '{name}, {dates}',
  exception: '{dated}: {hours}',
};
