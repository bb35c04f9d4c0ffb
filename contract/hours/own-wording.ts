import { withWesternDigits } from '../text/clean-text.ts';
import { type WeekDay, weekDays } from '../time/week.ts';
import { rowFrom } from './hours-words.ts';
import { minutesOf, openDays, type WeekHours } from './week-hours.ts';

/** Matches how days are written besides their whole names, in the order of the week. */
const shortNames: readonly string[] = ['Mon', 'Tues?', 'Weds?', 'Th(?:u|r|ur|urs)', 'Fri', 'Sat', 'Sun'];

const rangeWord = '(?:-|–|—|to|till|until|through|إلى|الى|حتى)';
/** Between the days of a range. */
const range = new RegExp(`^[\\s,،]*${rangeWord}\\s*$`, 'iu');
const endsInRange = new RegExp(`${rangeWord}\\s*(?:الساعة\\s*)?$`, 'iu');
const beginsWithRange = new RegExp(`^\\s*${rangeWord}\\s*(?:الساعة\\s*)?\\d`, 'iu');

/** Says when it is closed: its days are others. */
const exclusion = /\b(?:except|closed|not on)\b|عدا|باستثناء|مغلق|إلا/iu;

const timePattern = /(?<![\d:./])(\d{1,2})(?:[:.](\d{2}))?\s*(a\.?m|p\.?m|صباحًا|صباحا|ظهرًا|ظهرا|مساءً|مساء)?(?![\d:/])/giu;

/** Returns the times that are written, each as the minutes since midnight that it can mean: 09:00, 9 am, 9 to 5, 9 صباحًا. */
function timesIn(wording: string): number[][] {
  const text = withWesternDigits(wording);
  return [...text.matchAll(timePattern)].flatMap(({ index, 0: whole, 1: hour = '0', 2: minute, 3: half }) => {
    const isTime = minute ?? half ?? (endsInRange.test(text.slice(0, index)) || beginsWithRange.test(text.slice(index + whole.length)));
    if (!isTime) return [];
    const minutes = Number(minute ?? 0);
    const at = (hours: number) => (hours % 24) * 60 + minutes;
    if (half) return [[at((Number(hour) % 12) + (/^p|مساء|ظهر/iu.test(half) ? 12 : 0))]];
    const isOfTwelve = hour.length === 1 || (minute === undefined && Number(hour) <= 12);
    return [isOfTwelve ? [at(Number(hour)), at(Number(hour) + 12)] : [at(Number(hour))]];
  });
}

/** Returns the days that are written, ranges filled in. */
function daysIn(wording: string, names: Readonly<Record<WeekDay, string>>): WeekDay[] {
  const found = weekDays
    .flatMap((day, index) => {
      const bare = names[day].replace(/^ال/, '');
      const pattern = new RegExp(`(?<!\\p{L})(?:[وبل]?(?:ال|لل)?${bare}|${day}s?|${shortNames[index]})(?!\\p{L})`, 'giu');
      return [...wording.matchAll(pattern)].map((match) => ({ day, from: match.index, to: match.index + match[0].length }));
    })
    .toSorted((one, other) => one.from - other.from);
  return found.flatMap(({ day, from }, index) => {
    const before = found[index - 1];
    if (!before || !range.test(wording.slice(before.to, from))) return [day];
    const row = rowFrom(before.day);
    return row.slice(0, row.indexOf(day) + 1);
  });
}

/**
 * Whether a wording of one's own says other days or times than the hours. Only what it names is compared: "by appointment" contradicts nothing, and
 * where it says when it is closed, its days are not read.
 *
 * @param names of the days, in its language
 */
export function contradicts(wording: string, week: WeekHours, names: Readonly<Record<WeekDay, string>>): boolean {
  const meant = new Set(weekDays.flatMap((day) => week[day].flatMap(({ opens, closes }) => [opens, closes])).map(minutesOf));
  const said = timesIn(wording);
  const isSaid = (minutes: number) => said.some((candidates) => candidates.includes(minutes));
  if (said.some((candidates) => !candidates.some((minutes) => meant.has(minutes)))) return true;
  if (said.length > 0 && ![...meant].every(isSaid)) return true;
  const days = new Set(exclusion.test(wording) ? [] : daysIn(wording, names));
  const open = openDays(week);
  return days.size > 0 && (days.size !== open.length || open.some((day) => !days.has(day)));
}

interface Worded<Label> {
  weekHours: WeekHours;
  hoursLabel: Label | null;
}

/** Returns the wording of one's own that applies. The configured one says the configured hours, and none that were set since. */
export function wordingOf<Label>({ weekHours, hoursLabel }: Worded<Label>, configured: Worded<Label>): Label | null {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return isSame(hoursLabel, configured.hoursLabel) && !isSame(weekHours, configured.weekHours) ? null : hoursLabel;
}
