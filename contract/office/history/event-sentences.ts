import type { EventKind, HistoryEvent } from '../history.ts';

/** Lists what a value of an event is one of, or is not; an empty text stands for none. */
export type Test = { is: readonly string[] } | { isNot: readonly string[] };
/** Says what holds of the values of an event that is told by a sentence of its own. */
export interface SentenceTests {
  actorId?: Test;
  subjectId?: Test;
  before?: Test;
  after?: Test;
}

const is = (...values: string[]): Test => ({ is: values });
const none = is('');
const some: Test = { isNot: [''] };
/** Stands for a text as it was written, as JSON. */
const asWritten = is('', 'null');

/**
 * What happened is told by the sentence of its kind, or by the first of these that holds. The Office writes by them, and the server searches by them.
 */
export const otherSentences = {
  'quote.assignee': { 'quote.unassigned': { before: some, after: none } },
  'quote.reminder': { 'quote.noReminder': { after: none } },
  'quote.reason': { 'quote.noReason': { after: none } },
  'quote.suspicious': { 'quote.notSuspicious': { after: is('false') } },
  'quote.replied': { 'quote.repliedByHand': { actorId: some } },
  'review.decided': { 'review.approved': { after: is('approved') }, 'review.rejected': { after: is('rejected') }, 'review.pending': {} },
  'review.public-answer': { 'review.noPublicAnswer': { after: none } },
  'review.client': { 'review.noClient': { after: none } },
  'text.changed': { 'text.takenBack': { after: asWritten }, 'text.first': { before: asWritten } },
  'company.changed': { 'company.filled': { before: none }, 'company.emptied': { after: none } },
  'company.first-steps': { 'company.stepsHidden': { after: is('hidden') }, 'company.stepsShown': {} },
  'application.rating': { 'application.noRating': { after: none } },
  'application.interview': { 'application.noInterview': { after: none } },
  'application.assignee': { 'application.unassigned': { before: some, after: none } },
  'application.suspicious': { 'application.notSuspicious': { after: is('false') } },
  'application.told': { 'application.notTold': { after: is('false') } },
  'application.merged': { 'application.joined': { actorId: none } },
  'application.replied': { 'application.repliedByHand': { actorId: some } },
  'template.added': {
    'template.firstForQuotes': { actorId: none, subjectId: is('first-quote-templates') },
    'template.first': { actorId: none },
  },
  'mail.resent': { 'mail.resentAlone': { after: none } },
  'account.failed': { 'account.failedUnknown': { subjectId: none } },
  'account.signed-in': { 'account.signedInThrough': { before: some } },
  'account.provider-refused': { 'account.providerRefusedUnknown': { subjectId: none } },
  'account.passkey-added': { 'account.firstPasskey': { after: none } },
  'account.authenticator': {
    'account.authenticatorRemoved': { after: is('removed') },
    'account.authenticatorAdded': { after: is('added') },
    'account.newRecoveryCodes': {},
  },
  'account.calendar': { 'account.calendarEnded': { after: is('ended') }, 'account.calendarRenewed': { after: is('renewed') } },
  'webhook.off': { 'webhook.gone': { after: is('gone') } },
} as const satisfies Partial<Record<EventKind, Readonly<Record<string, SentenceTests>>>>;

/** Lists the sentences that the Office alone tells from that of their kind, by what is within the values. */
export const innerSentences = {
  'client.renamed': 'client.changed',
  'company.weekHours': 'company.hours',
  'account.sessionsEndedOf': 'account.sessions-ended',
} as const satisfies Record<string, EventKind>;

type NamesOf<Others> = Others extends unknown ? keyof Others : never;
export type EventSentence = EventKind | NamesOf<(typeof otherSentences)[keyof typeof otherSentences]> | keyof typeof innerSentences;

/** The sentences of a kind that has several which values tell apart, in the order in which they are tried. */
export const sentencesOf = (kind: EventKind): [sentence: EventSentence, tests: SentenceTests][] => [
  ...(Object.entries((otherSentences as Partial<Record<EventKind, object>>)[kind] ?? {}) as [EventSentence, SentenceTests][]),
  [kind, {}],
];

const passes = (test: Test | undefined, value: string | null | undefined): boolean =>
  !test || ('is' in test ? test.is.includes(value ?? '') : !test.isNot.includes(value ?? ''));

/** Names the sentence that tells what happened, as far as whole values tell. */
export function sentenceByValues({ kind, actor, subject, before, after }: HistoryEvent): EventSentence {
  const found = sentencesOf(kind).find(
    ([, tests]) =>
      passes(tests.actorId, actor?.id) &&
      passes(tests.subjectId, subject?.id) &&
      passes(tests.before, before) &&
      passes(tests.after, after),
  );
  return found?.[0] ?? kind;
}
