/** Dates as `Intl` writes them, with which a test compares them: its first formatter takes a phone's browser 40 ms. */
export const dates = {
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  monthAndYear: '{month} {year}',
  longDate: '{day} {month} {year}',
} as const;
