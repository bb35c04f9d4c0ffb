import { id, timestamp } from '../../schema.ts';
import { serviceIds } from '../../services.ts';
import { z } from '../../zod.ts';
import { Locale } from '../account.ts';
import { applicationStates } from '../application-states.ts';
import { quoteStates } from '../quote-states.ts';
import { reviewStates } from '../reviews.ts';

/** Describes what a person has sent, with what its kind has to be told by. */
const sent = { id, reference: z.string(), at: timestamp, fullName: z.string(), suspicious: z.boolean() };

/** Has become a part of another one, with all that was written about it. */
const isMerged = z.boolean();

export const SentThing = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('quote'),
    ...sent,
    /** Whether it can be replied to: a call may have been logged without an address. */
    hasEmail: z.boolean(),
    state: z.enum(quoteStates),
    assigneeId: id.nullable(),
    isMerged,
  }),
  z.object({
    kind: z.literal('application'),
    ...sent,
    state: z.enum(applicationStates),
    assigneeId: id.nullable(),
    jobTitle: z.string(),
    isMerged,
  }),
  z.object({
    kind: z.literal('review'),
    ...sent,
    state: z.enum(reviewStates),
    rate: z.int().nullable(),
    service: z.enum(serviceIds).nullable(),
  }),
]);
export type SentThing = z.infer<typeof SentThing>;
export const sentKinds = ['quote', 'application', 'review'] as const;

/**
 * Describes what happened between a person and the company. `about`: the id of the thing that it is a part of. Something else that happens gets a
 * kind here, is read in `api/services/office/contacts/happened.ts`, and has its words and sign in `office/screens/contacts/`.
 */
export const Happened = z.object({
  kind: z.enum(['sent', 'answer', 'reply', 'call', 'note']),
  id,
  at: timestamp,
  about: id,
  /** The beginning of what was written, without its line breaks; empty for an application. */
  text: z.string(),
  /** The colleague who wrote; null for what came from outside. */
  authorId: id.nullable(),
});
export type Happened = z.infer<typeof Happened>;

/** An address of a person, and how many of the things that the reader sees came from it. */
export const ContactAddress = z.object({ address: z.string(), kind: z.enum(['email', 'phone']), count: z.int() });
export type ContactAddress = z.infer<typeof ContactAddress>;

/** One person, as far as the reader may see what they sent. */
export const Contact = z.object({
  /** Names what they sent last. */
  id,
  /** As they wrote them, the last one first. */
  names: z.array(z.string()).min(1),
  addresses: z.array(ContactAddress),
  /** As it was typed last; empty where nobody has. */
  country: z.string(),
  /** In which they wrote last. */
  locale: Locale,
  /** The newest first. */
  sent: z.array(SentThing),
  /** The newest first. */
  happened: z.array(Happened),
});
export type Contact = z.infer<typeof Contact>;

/** A person whom a search has found. */
export const FoundContact = z.object({
  /** Names something that they sent. */
  id,
  name: z.string(),
  addresses: z.array(z.string()),
  /** Counts the things that the reader sees of theirs. */
  count: z.int(),
});
export type FoundContact = z.infer<typeof FoundContact>;

/** Names another person by something that they sent: both are one. */
export const JoinContacts = z.object({ otherId: id });
/** An address that is of somebody else. */
export const PartContact = z.object({ address: z.string().min(1).max(320) });
