import { HoursValues } from '#contract/hours/office-hours';
import type { WeekHours } from '#contract/hours/week-hours';
import type { Locale } from '#contract/locales';
import { type ApplicationState, applicationStates } from '#contract/office/application-states';
import type { HistoryEvent } from '#contract/office/history';
import { sentenceByValues } from '#contract/office/history/event-sentences';
import { type QuoteState, quoteStates } from '#contract/office/quote-states';
import { LineValue } from '#contract/texts/changed-texts';
import { plainText } from '#contract/texts/lines';
import { z } from '#contract/zod';
import type { history } from '../../content/en/history.ts';
import { timeOfInterview } from '../../data/cases/kept-interview.ts';
import { parseJson } from '../../data/requests/parse-json.ts';

export type Sentence = keyof typeof history.sentences;
export type ChangedField = keyof typeof history.fields;
export type Proof = keyof typeof history.values.proofs;

/** Says what stands in for `{before}` and `{after}` of a sentence. */
type ValueKind = 'text' | 'hours' | 'state' | 'reason' | 'application-state' | 'role' | 'moment' | 'proof' | 'refusal';

/** Lists the fields that have a name in the texts; others are not told. */
const fieldNames = [
  'name',
  'ar',
  'logo',
  'category',
  'services',
  'isPrivateWork',
  'comingSoon',
  'stories',
  'country',
  'address',
  'phone',
  'email',
  'website',
  'googleMap',
  'showOnHome',
  'position',
  'role',
  'duty',
  'portrait',
  'isShown',
  'answers',
  'closingDate',
  'jobTitle',
  'location',
  'summary',
  'responsibilities',
  'qualifications',
  'subject',
  'text',
  'locale',
  'url',
  'description',
  'format',
  'eventNames',
  'isOn',
] as const satisfies readonly ChangedField[];
const isField = (name: string): name is ChangedField => (fieldNames as readonly string[]).includes(name);

const ChangedClient = z.object({ name: z.string().optional() });

/** Returns what stood in a line of a text; null where it was as written. */
function lineText(value: string | null): string | null {
  const line = parseJson(LineValue, value ?? '');
  return line === undefined ? null : plainText(line);
}

const ChangedHours = HoursValues.partial();

/** Returns the hours of an ordinary week that an event has kept, if it changed those; an opening that is not as it is stored now is not told. */
export const weekOfHours = (value: string | null): WeekHours | undefined => parseJson(ChangedHours, value ?? '')?.weekHours;

/** Names the exceptions of the opening hours that an event has added, changed or taken away. */
export function changedExceptions({ kind, before, after }: HistoryEvent, locale: Locale): string[] {
  if (kind !== 'company.hours') return [];
  const keysOf = (value: string | null) =>
    new Map((parseJson(ChangedHours, value ?? '')?.hoursExceptions ?? []).map((exception) => [JSON.stringify(exception), exception.name]));
  const [old, current] = [keysOf(before), keysOf(after)];
  const changed = [...current, ...old].filter(([key]) => !old.has(key) || !current.has(key));
  return [...new Set(changed.map(([, name]) => name[locale] ?? name.en))];
}

/** Returns what a sentence names. Of a client all that has changed is kept, as JSON, and the name is told; earlier releases kept that alone. */
export function valuesOf({ kind, before, after }: HistoryEvent): { before: string | null; after: string | null } {
  if (kind === 'text.changed') return { before: lineText(before), after: lineText(after) };
  if (kind === 'application.interview') return { before: before && timeOfInterview(before), after: after && timeOfInterview(after) };
  const left = kind === 'client.changed' ? parseJson(ChangedClient, after ?? '') : undefined;
  if (!left) return { before, after };
  return { before: parseJson(ChangedClient, before ?? '')?.name ?? null, after: left.name ?? null };
}

const ChangedValues = z.record(z.string(), z.unknown());
/** Fields by their names alone, whose values may be secrets. */
const ChangedNames = z.array(z.string());
/** Changes of a whole entry whose event keeps what was changed: a job before and after, of others the fields alone. */
export const entryKinds = [
  'client.changed',
  'office.changed',
  'member.changed',
  'template.changed',
  'webhook.changed',
  'job.changed',
] as const;
const ofEntries: ReadonlySet<HistoryEvent['kind']> = new Set(entryKinds);
const ChangedJob = z.object({ content: z.object({ closingDate: z.string() }).catchall(ChangedValues) });

/**
 * Names the fields that a change of a whole entry has changed, as the texts have them; none where its event does not say so. Of a client whose name
 * is told, the others.
 */
export function changedFields(event: HistoryEvent): ChangedField[] {
  const { kind, before, after } = event;
  if (kind === 'job.changed') return changedJobFields(before, after);
  if (!ofEntries.has(kind)) return [];
  const names = parseJson(ChangedNames, after ?? '') ?? Object.keys(parseJson(ChangedValues, after ?? '') ?? {});
  return names.filter(isField).filter((name) => name !== 'name' || sentenceOf(event) !== 'client.renamed');
}

/** A text of a job is in two languages, of which a change of either is one. */
function changedJobFields(before: string | null, after: string | null): ChangedField[] {
  const [was, is] = [before, after].map((text) => parseJson(ChangedJob, text ?? '')?.content);
  if (!was || !is) return [];
  const { closingDate: dateBefore, ...textsBefore } = was;
  const { closingDate, ...texts } = is;
  const changed = Object.entries(texts).flatMap(([language, text]) =>
    Object.keys(text).filter((name) => JSON.stringify(text[name]) !== JSON.stringify(textsBefore[language]?.[name])),
  );
  return [...new Set([...(closingDate === dateBefore ? [] : ['closingDate']), ...changed])].filter(isField);
}

/** Names the sentence that tells what happened. */
export function sentenceOf(event: HistoryEvent): Sentence {
  const { kind, actor, subject, before, after } = event;
  switch (kind) {
    case 'client.changed':
      return valuesOf(event).before !== null ? 'client.renamed' : kind;
    case 'company.hours':
      return weekOfHours(before) && weekOfHours(after) ? 'company.weekHours' : kind;
    case 'account.sessions-ended':
      return subject && subject.id !== actor?.id ? 'account.sessionsEndedOf' : kind;
    default:
      return sentenceByValues(event) as Sentence;
  }
}

/** Says how the values of an event are written: most are what somebody typed, some are words of the contract. */
export function valueKindOf({ kind }: HistoryEvent): ValueKind {
  switch (kind) {
    case 'quote.state':
      return 'state';
    case 'quote.reason':
      return 'reason';
    case 'application.state':
      return 'application-state';
    case 'quote.reminder':
    case 'application.interview':
      return 'moment';
    case 'company.hours':
      return 'hours';
    case 'person.invited':
    case 'person.joined':
    case 'person.role':
      return 'role';
    case 'account.signed-in':
      return 'proof';
    case 'account.provider-refused':
      return 'refusal';
    default:
      return 'text';
  }
}

/** The proof of a sign-in as the texts name it. */
export const proofOf = (value: string): Proof => (value === 'recovery code' ? 'recoveryCode' : (value as Proof));

export const isQuoteState = (value: string): value is QuoteState => (quoteStates as readonly string[]).includes(value);
export const isApplicationState = (value: string): value is ApplicationState => (applicationStates as readonly string[]).includes(value);

/** Whether an email to somebody outside left with it. */
export const isSentMail = ({ kind }: Pick<HistoryEvent, 'kind'>): boolean => /^(?:quote|application|review)\.answered$/.test(kind);

/** Things that happen by themselves or from outside have no actor; this tells which of the two it was. */
export const isFromOutside = ({ kind }: Pick<HistoryEvent, 'kind'>): boolean => outside.has(kind);

const outside: ReadonlySet<HistoryEvent['kind']> = new Set([
  'quote.received',
  'quote.replied',
  'quote.offer-accepted',
  'application.received',
  'application.replied',
  'application.withdrawn',
  'account.failed',
  'account.provider-refused',
]);
