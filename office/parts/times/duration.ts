const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export interface Figure {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

/** A length of time as one or two figures: 3 days 2 hours, 9 days, 5 hours, 40 minutes. Under a minute it has none. */
export function figuresOf(ms: number): Figure[] {
  const [days, hours, minutes] = [Math.floor(ms / dayMs), Math.floor((ms % dayMs) / hourMs), Math.floor((ms % hourMs) / minuteMs)];
  // From a week on, nobody counts the hours.
  if (days >= 7 || (days > 0 && hours === 0)) return [{ unit: 'days', count: days }];
  if (days > 0)
    return [
      { unit: 'days', count: days },
      { unit: 'hours', count: hours },
    ];
  if (hours > 0) return [{ unit: 'hours', count: hours }];
  return minutes > 0 ? [{ unit: 'minutes', count: minutes }] : [];
}
