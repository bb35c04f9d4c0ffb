import { expect, test } from 'vitest';
import { hoursTexts } from '#content/hours-texts';
import { type WeekDay, weekDays } from '../time/week.ts';
import { exceptionLines, hoursInWords } from './company-hours.ts';
import { daysOfChange, openingsOn, shownExceptions } from './hours-exceptions.ts';
import { HoursExceptions, WeekHours } from './hours-schemas.ts';
import { weekInWords } from './hours-words.ts';
import { contradicts, wordingOf } from './own-wording.ts';
import { type OpenInterval, type WeekHours as Week, weekOf } from './week-hours.ts';

const interval = (text: string): OpenInterval => {
  const [opens = '', closes = ''] = text.split('-');
  return { opens, closes };
};
/** A week with the same hours on some days, and others by day. */
const week = (days: WeekDay[], hours: string, others: Partial<Record<WeekDay, string[]>> = {}): Week =>
  weekOf((day) => others[day]?.map(interval) ?? (days.includes(day) ? [interval(hours)] : []));
const sundayToThursday: WeekDay[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];
const office = week(sundayToThursday, '09:00-17:00');
const ramadan = {
  from: '2027-02-08',
  to: '2027-03-09',
  name: { en: 'Ramadan', ar: 'رمضان' },
  week: week(sundayToThursday, '10:00-15:00'),
};
const eid = { from: '2027-03-10', to: '2027-03-12', name: { en: 'Eid al-Fitr', ar: 'عيد الفطر' }, week: null };

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = (hours: Week, locale: 'en' | 'ar' = 'en', startsOn: WeekDay = 'Saturday') =>
  weekInWords(hours, startsOn, hoursTexts[locale]).map(plain);
const problems = (schema: typeof WeekHours | typeof HoursExceptions, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

test('days with the same hours are said together, in both languages', () => {
  expect(said(office)).toEqual(['Sunday to Thursday, 09:00 to 17:00']);
  expect(said(office, 'ar')).toEqual(['من الأحد إلى الخميس، من 09:00 إلى 17:00']);
  const shorter = week(sundayToThursday, '09:00-17:00', { Thursday: ['09:00-13:00'], Saturday: ['10:00-12:00', '16:00-18:00'] });
  expect(said(shorter)).toEqual([
    'Saturday, 10:00 to 12:00 and 16:00 to 18:00',
    'Sunday to Wednesday, 09:00 to 17:00',
    'Thursday, 09:00 to 13:00',
  ]);
  expect(said(shorter, 'ar')).toEqual([
    'السبت، من 10:00 إلى 12:00 ومن 16:00 إلى 18:00',
    'من الأحد إلى الأربعاء، من 09:00 إلى 17:00',
    'الخميس، من 09:00 إلى 13:00',
  ]);
  expect(said(week(['Monday', 'Wednesday', 'Friday'], '09:00-17:00'))).toEqual(['Monday, Wednesday and Friday, 09:00 to 17:00']);
  expect(said(week(['Sunday', 'Monday'], '09:00-17:00'), 'ar')).toEqual(['الأحد والاثنين، من 09:00 إلى 17:00']);
});

test('a run of days goes on across the end of the row, and every day and a whole day have words of their own', () => {
  const fromSaturday = week(['Saturday', ...sundayToThursday], '09:00-17:00');
  expect(said(fromSaturday, 'en', 'Monday')).toEqual(['Saturday to Thursday, 09:00 to 17:00']);
  expect(said(week([...weekDays], '00:00-00:00'))).toEqual(['Monday to Sunday, around the clock']);
  expect(said(week([...weekDays], '00:00-00:00'), 'ar')).toEqual(['كل يوم، على مدار الساعة']);
});

test('what cannot be meant is refused, and named where it stands', () => {
  expect(problems(WeekHours, office)).toEqual([]);
  expect(problems(WeekHours, week([], ''))).toEqual([' company.days']);
  expect(problems(WeekHours, week(['Monday'], '09:00-09:00'))).toEqual(['Monday.0.closes company.closes']);
  expect(problems(WeekHours, week(['Monday'], '9:00-17:00'))).toEqual(['Monday.0.opens company.time']);
  expect(problems(WeekHours, week(['Monday'], '09:00-05:00'))).toEqual(['Monday.0.closes company.afterMidnight']);
  expect(problems(WeekHours, week([], '', { Monday: ['09:00-13:00', '12:00-17:00'] }))).toEqual(['Monday.0.closes company.hoursOverlap']);
  expect(problems(WeekHours, { ...office, Moonday: [] })).toHaveLength(1);
  const times = { Monday: ['16:00-20:00', '09:00-13:00'] };
  expect(WeekHours.parse(week([], '', times)).Monday.map(({ opens }) => opens)).toEqual(['09:00', '16:00']);
});

test('an evening may end after midnight, as long as the next day has not begun', () => {
  expect(problems(WeekHours, week([...weekDays], '20:00-01:00'))).toEqual([]);
  expect(problems(WeekHours, week([], '', { Sunday: ['20:00-02:00'], Monday: ['01:00-05:00'] }))).toEqual([
    'Sunday.0.closes company.hoursOverlap',
  ]);
  expect(problems(WeekHours, week([...weekDays], '00:00-00:00'))).toEqual([]);
});

test('exceptions are put in order, and refused where they end before they begin, share a day or open on none', () => {
  expect(HoursExceptions.parse([eid, ramadan]).map(({ from }) => from)).toEqual([ramadan.from, eid.from]);
  expect(problems(HoursExceptions, [{ ...eid, to: '2027-03-09' }])).toEqual(['0.to company.lastDay']);
  expect(problems(HoursExceptions, [ramadan, { ...eid, from: ramadan.to }])).toEqual(['1.from company.exceptionsOverlap']);
  expect(problems(HoursExceptions, [{ ...eid, from: '2027-02-30' }])).toContain('0.from company.date');
  expect(problems(HoursExceptions, [{ ...eid, name: { en: ' ' } }])).toEqual(['0.name.en field.required']);
  // 12 and 13 March 2027 are a Friday and a Saturday.
  const weekend = { ...eid, from: '2027-03-12', to: '2027-03-13', week: office };
  expect(problems(HoursExceptions, [weekend])).toEqual(['0.week company.days']);
});

test('an exception applies from its first day to its last, and is said from two weeks before', () => {
  const hours = { week: office, exceptions: [ramadan, eid] };
  const opensOn = (day: string) => openingsOn(hours, day).map(({ opens }) => opens);
  // The seventh was a Sunday.
  expect([opensOn('2027-02-07'), opensOn('2027-02-08'), opensOn('2027-03-09'), opensOn('2027-03-10')]).toEqual([
    ['09:00'],
    ['10:00'],
    ['10:00'],
    [],
  ]);
  const shown = (day: string) => shownExceptions([ramadan, eid], day).map(({ name }) => name.en);
  expect([shown('2027-01-24'), shown('2027-01-25'), shown('2027-02-24'), shown('2027-03-10'), shown('2027-03-13')]).toEqual([
    [],
    ['Ramadan'],
    ['Ramadan', 'Eid al-Fitr'],
    ['Eid al-Fitr'],
    [],
  ]);
  expect(daysOfChange([ramadan])).toEqual(['2027-01-25', '2027-02-08', '2027-03-10']);
  // On every other day the same is said as on the day before.
  for (let day = new Date('2027-01-01T00:00:00Z'), last = ''; day < new Date('2027-04-01'); day.setUTCDate(day.getUTCDate() + 1)) {
    const date = day.toISOString().slice(0, 10);
    const now = shown(date).join();
    if (now !== last) expect(daysOfChange([ramadan, eid])).toContain(date);
    last = now;
  }
});

test('an exception is one line, and says no more than it needs', () => {
  const lines = (locale: 'en' | 'ar', day: string, ...exceptions: (typeof ramadan | typeof eid)[]) => {
    const named = exceptions.map((one) => ({ ...one, name: one.name[locale] }));
    const hours = { week: office, weekStartsOn: 'Saturday' as const, label: undefined, exceptions: named };
    return exceptionLines(hours, hoursTexts[locale], day).map(plain);
  };
  expect(lines('en', '2027-03-09', ramadan, eid)).toEqual([
    'Ramadan, 8 February to 9 March: Sunday to Thursday, 10:00 to 15:00',
    'Eid al-Fitr, 10 to 12 March: closed',
  ]);
  expect(lines('ar', '2027-03-09', ramadan, eid)).toEqual([
    'رمضان، من 8 شباط إلى 9 آذار: من الأحد إلى الخميس، من 10:00 إلى 15:00',
    'عيد الفطر، من 10 إلى 12 آذار: مغلق',
  ]);
  const oneDay = { ...ramadan, from: '2027-02-11', to: '2027-02-11' };
  expect(lines('en', '2027-02-11', oneDay)).toEqual(['Ramadan, 11 February: 10:00 to 15:00']);
  expect(lines('ar', '2027-02-11', oneDay)).toEqual(['رمضان، 11 شباط: من 10:00 إلى 15:00']);
});

test('a wording of one’s own is marked where it says other days or times, and not where it says something else', () => {
  const fromSaturday = week(['Saturday', ...sundayToThursday], '09:00-17:00');
  const { en, ar } = { en: hoursTexts.en.days, ar: hoursTexts.ar.days };
  for (const wording of [
    'Sat-Thr 09:00-17:00',
    'Saturday to Thursday, 9 am to 5 pm',
    'From 9 to 5',
    'By appointment',
    'Sat–Thu, 9–17, closed on Friday',
    '24/7',
  ])
    expect([wording, contradicts(wording, fromSaturday, en)]).toEqual([wording, false]);
  for (const wording of ['Sun-Thr 09:00-17:00', 'Sat-Thr 10:00-17:00', 'Sat-Thr from 09:00', 'Saturdays only'])
    expect([wording, contradicts(wording, fromSaturday, en)]).toEqual([wording, true]);
  for (const wording of ['من السبت إلى الخميس، من 09:00 إلى 17:00', 'السبت حتى الخميس من ٩ صباحًا إلى ٥ مساءً', 'بموعد مسبق'])
    expect([wording, contradicts(wording, fromSaturday, ar)]).toEqual([wording, false]);
  for (const wording of ['من الأحد إلى الخميس، من 09:00 إلى 17:00', 'من 9 صباحًا إلى 3 عصرًا'])
    expect([wording, contradicts(wording, fromSaturday, ar)]).toEqual([wording, true]);
});

test('what is made of any hours contradicts none of them', () => {
  for (const hours of [
    office,
    ramadan.week,
    week(['Monday', 'Wednesday', 'Friday'], '08:30-16:00', { Friday: ['08:30-12:00', '14:00-18:00'] }),
  ])
    for (const locale of ['en', 'ar'] as const) {
      const words = hoursInWords({ week: hours, weekStartsOn: 'Saturday', label: undefined, exceptions: [] }, hoursTexts[locale]);
      expect([words, contradicts(words, hours, hoursTexts[locale].days)]).toEqual([words, false]);
    }
});

test('the configured wording says the configured hours alone', () => {
  const configured = { weekHours: office, hoursLabel: { en: 'Sun-Thu 9-17' } };
  const wording = (weekHours: Week, hoursLabel: { en: string } | null) => wordingOf({ weekHours, hoursLabel }, configured);
  expect(wording(office, configured.hoursLabel)).toEqual(configured.hoursLabel);
  expect(wording(ramadan.week, configured.hoursLabel)).toBeNull();
  expect(wording(ramadan.week, { en: 'Later' })).toEqual({ en: 'Later' });
  expect(wording(office, null)).toBeNull();
});
