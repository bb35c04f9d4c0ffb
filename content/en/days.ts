/** The days of the week; the keys are their names at schema.org. */
export const days = {
  full: {
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
    Sunday: 'Sunday',
  },
  /** As the specification abbreviates them in the business hours, "Sat-Thr". */
  short: {
    Monday: 'Mon',
    Tuesday: 'Tue',
    Wednesday: 'Wed',
    Thursday: 'Thr',
    Friday: 'Fri',
    Saturday: 'Sat',
    Sunday: 'Sun',
  },
  /** For a company that never closes, in the place of its day off. */
  holiday: 'holiday',
} as const;
