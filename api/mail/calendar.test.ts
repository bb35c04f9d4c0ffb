import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarText, methodOf } from './calendar.ts';

const now = new Date('2026-11-26T08:00:00.123Z');
const event: CalendarEvent = {
  ...{ uid: 'interview-1@company.example', sequence: 2, start: new Date('2026-11-30T08:00:00Z'), minutes: 45 },
  ...{ title: 'Interview: Network Engineer', place: 'Rainbow Street 1', description: '' },
};
const read = (text: string) => new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined);

test('a calendar program of another maker reads what was written', () => {
  const text = calendarText({ method: 'REQUEST', events: [event] }, now);

  const { uid, sequence, summary, location, startDate, endDate } = read(text);

  expect([uid, sequence, summary, location]).toEqual([event.uid, 2, event.title, event.place]);
  expect([startDate.toJSDate(), endDate.toJSDate()]).toEqual([event.start, new Date('2026-11-30T08:45:00Z')]);
  expect([startDate.zone.tzid, methodOf(text)]).toEqual(['UTC', 'REQUEST']);
});

test('what separates in a calendar, breaks a line or ends a value is read as it was typed', () => {
  const title = 'Interview; with \\ commas, "quotes": and';
  const description = 'One line\nand: another\r\nBEGIN:VALARM';
  const attendee = { name: 'Huda "the best": Zayed;\r\nX-EVIL:1', email: 'huda@visitor.example' };
  const text = calendarText({ method: 'REQUEST', events: [{ ...event, title, description, attendee }] }, now);

  const found = read(text);

  expect([found.summary, found.description]).toEqual([title, 'One line\nand: another\nBEGIN:VALARM']);
  expect(found.attendees.map((one) => [one.getParameter('cn'), one.getFirstValue()])).toEqual([
    ['Huda  the best : Zayed;  X-EVIL:1', 'mailto:huda@visitor.example'],
  ]);
  expect(found.component.getAllSubcomponents()).toEqual([]);
});

test('no line is longer than 75 octets, and none is broken within a letter', () => {
  const title = 'مقابلة مع مهندسة الشبكات الأولى في مكتبنا 🧑‍💻 '.repeat(8).trim();
  const text = calendarText({ method: 'PUBLISH', name: title, events: [{ ...event, title }] }, now);

  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(read(text).summary).toBe(title);
});

test('one that is cancelled says so', () => {
  const text = calendarText({ method: 'CANCEL', events: [event] }, now);

  expect(read(text).component.getFirstPropertyValue('status')).toBe('CANCELLED');
});
