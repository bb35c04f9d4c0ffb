/** Closing dates are calendar days, YYYY-MM-DD, without a time zone: formatted as UTC they stay the day they are. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
};

/** 14 */
export const dayOfMonth = format({ day: 'numeric' });
/** Dec 2026 */
export const monthAndYear = format({ month: 'short', year: 'numeric' });
/** 14 December 2026 */
export const longDate = format({ day: 'numeric', month: 'long', year: 'numeric' });
