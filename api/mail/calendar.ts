/** Names who stands in an event: the one who invites, or who is invited. */
interface CalendarPerson {
  name: string;
  email: string;
}

export interface CalendarEvent {
  /** Stays the same for as long as it is the same event. */
  uid: string;
  /** Counts its changes. */
  sequence: number;
  start: Date;
  minutes: number;
  title: string;
  /** Empty for none. */
  place: string;
  description: string;
  organizer?: CalendarPerson;
  attendee?: CalendarPerson;
}

export interface Calendar {
  /** `PUBLISH` is read, `REQUEST` invites or changes, `CANCEL` takes back (RFC 5546). */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** As calendar programs show it; undefined for an invitation. */
  name?: string;
  events: readonly CalendarEvent[];
}

/** Octets of a line (RFC 5545, 3.1). */
const maxOctets = 75;

/** A calendar (RFC 5545) with all times in UTC. The same events written at the same moment always give the same text. */
export function calendarText({ method, name, events }: Calendar, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Office//Interviews//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    // Programs that know no RFC 7986 read the older name.
    ...(name === undefined ? [] : [`NAME:${text(name)}`, `X-WR-CALNAME:${text(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']),
    ...events.flatMap((event) => eventLines(event, method, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The method that a calendar was written with. */
export const methodOf = (calendar: string): string => /^METHOD:(\w+)\r?$/m.exec(calendar)?.[1] ?? 'PUBLISH';

const eventLines = ({ place, description, organizer, attendee, ...event }: CalendarEvent, method: Calendar['method'], now: Date) => [
  'BEGIN:VEVENT',
  `UID:${text(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${moment(now)}`,
  `DTSTART:${moment(event.start)}`,
  `DTEND:${moment(new Date(event.start.getTime() + event.minutes * 60_000))}`,
  `SUMMARY:${text(event.title)}`,
  ...(place === '' ? [] : [`LOCATION:${text(place)}`]),
  ...(description === '' ? [] : [`DESCRIPTION:${text(description)}`]),
  `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
  ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`] : []),
  ...(attendee
    ? [`ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${attendee.email}`]
    : []),
  'END:VEVENT',
];

/** 20261130T080000Z */
const moment = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A value of text: what separates in a calendar is escaped. */
const text = (value: string): string =>
  value
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** A value of a parameter, in which no quotation mark can stand (RFC 5545, 3.2). */
const quoted = (value: string): string => `"${value.replaceAll(/["\p{Cc}]/gu, ' ').trim()}"`;

/** Breaks a line between two characters before it is too long; what follows begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > maxOctets) {
      parts.push(part);
      [part, octets] = [' ', 1];
    }
    part += character;
    octets += length;
  }
  return [...parts, part].join('\r\n');
}
