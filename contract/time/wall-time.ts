/** Describes what a calendar and a clock show. */
interface WallTime {
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM, of 24 hours. */
  time: string;
}

/**
 * Returns what tells the calendar day and the time of day of a moment in a time zone; without one, in the reader's. Read from the parts that `Intl`
 * names: how a locale writes a date as a whole is not the same in every engine, Canadian English as little as Swedish.
 */
export function wallTimeIn(timeZone: string | undefined): (moment: Date) => WallTime {
  const twoDigits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23', year: 'numeric' },
    ...twoDigits,
  });
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const digits = (type: Intl.DateTimeFormatPartTypes, length = 2) => (parts.get(type) ?? '').padStart(length, '0');
    return {
      day: `${digits('year', 4)}-${digits('month')}-${digits('day')}`,
      time: `${digits('hour')}:${digits('minute')}`,
    };
  };
}
