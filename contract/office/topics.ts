import type { EventKind } from './history.ts';
import { isAllowed, type Permission, type Roles } from './permissions.ts';

/** First part of the kinds of events: what they are about. */
type EventArea = EventKind extends `${infer Area}.${string}` ? Area : never;

interface TopicRule<Name> {
  /** Whoever has one of these permissions hears of it. */
  heardBy: readonly Permission[];
  /** Recording an event of one of these areas, or kinds, announces it. What changes without an event, `topics.changed` of the store announces. */
  events: readonly (EventArea | EventKind)[];
  /** Its changes show in the data of these too. */
  shownIn?: readonly Name[];
}

const define = <Name extends string>(rules: Record<Name, TopicRule<NoInfer<Name>>>) => rules;

/** Kinds of data whose changes open screens are told of. The keys of the Office's queries begin with them. */
export const topics = define({
  quotes: { heardBy: ['quotes.answer'], events: ['quote', 'privacy.erased'], shownIn: ['mails', 'contacts'] },
  reviews: { heardBy: ['reviews.decide'], events: ['review', 'privacy.erased'], shownIn: ['mails', 'contacts'] },
  applications: { heardBy: ['applications.decide'], events: ['application', 'privacy.erased'], shownIn: ['mails', 'jobs', 'contacts'] },
  // One person over quotes, reviews and applications.
  contacts: {
    heardBy: ['quotes.answer', 'reviews.decide', 'applications.decide'],
    events: ['contact'],
    shownIn: ['quotes', 'applications'],
  },
  // Mails about some submissions, or about accounts.
  mails: {
    heardBy: ['quotes.answer', 'reviews.decide', 'applications.decide', 'people.manage'],
    events: ['mail', 'privacy.erased'],
    shownIn: ['quotes', 'reviews', 'applications'],
  },
  templates: { heardBy: ['quotes.answer', 'applications.decide'], events: ['template'] },
  // With how many people hear of new ones.
  jobs: { heardBy: ['jobs.publish'], events: ['job', 'privacy.erased'] },
  clients: { heardBy: ['content.publish'], events: ['client'] },
  // All that the public site shows, whose changes the store counts by themselves.
  content: { heardBy: ['office.enter'], events: ['office', 'member', 'entry'] },
  pictures: { heardBy: ['content.publish'], events: ['picture'] },
  texts: { heardBy: ['content.publish'], events: ['text'] },
  people: { heardBy: ['office.enter'], events: ['person', 'account', 'privacy.erased'], shownIn: ['account'] },
  account: { heardBy: ['office.enter'], events: ['account', 'person', 'privacy.erased'] },
  connections: { heardBy: ['connections.manage'], events: ['webhook', 'token'] },
  // It says, among others, with what everybody has to sign in.
  company: { heardBy: ['office.enter'], events: ['company'], shownIn: ['account'] },
});
export type Topic = keyof typeof topics;

const names = Object.keys(topics) as Topic[];

/** Events that no screen but the history shows: they are many, or come from outside. */
const quiet: readonly EventKind[] = [
  'account.failed',
  'account.provider-refused',
  'application.resume',
  'application.file',
  'quote.file',
  'privacy.exported',
];

/** Returns what an event announces when it is recorded. */
export const announcedBy = (kind: EventKind): Topic[] =>
  quiet.includes(kind) ? [] : names.filter((name) => topics[name].events.some((event) => event === kind || kind.startsWith(`${event}.`)));

const isHeardBy = (roles: Roles, topic: Topic): boolean => topics[topic].heardBy.some((permission) => isAllowed(roles, permission));

/** Returns the data that changes with those of these that a role hears of: their own, and that of others that shows it, as far as it hears of that. */
export function changedFor(roles: Roles, changed: readonly Topic[]): Topic[] {
  const isHeard = (topic: Topic) => isHeardBy(roles, topic);
  const shown = changed.filter(isHeard).flatMap((topic) => [topic, ...(topics[topic].shownIn ?? [])]);
  return [...new Set(shown)].filter(isHeard);
}
