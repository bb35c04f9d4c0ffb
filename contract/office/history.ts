import { cursor, id, timestamp } from '../schema.ts';
import { z } from '../zod.ts';

/** Lists what can happen to what. A new kind of event is a line here and its words in office/content. */
export const eventKinds = [
  'quote.received',
  'quote.state',
  'quote.assignee',
  'quote.reminder',
  'quote.reason',
  'quote.suspicious',
  'quote.note',
  'quote.note-changed',
  'quote.note-removed',
  'quote.note-restored',
  'quote.answered',
  'quote.answer-taken-back',
  'quote.replied',
  'quote.file',
  'quote.merged',
  'quote.separated',
  'quote.taken-down',
  'quote.email-added',
  'quote.email-changed',
  'quote.email-removed',
  'quote.offer-added',
  'quote.offer-changed',
  'quote.offer-removed',
  'quote.offer-restored',
  'quote.offer-issued',
  'quote.offer-withdrawn',
  'quote.offer-reopened',
  'quote.offer-accepted',
  'review.decided',
  'review.moved',
  'review.order',
  'review.answered',
  'review.public-answer',
  'review.client',
  'office.added',
  'office.changed',
  'office.deleted',
  'office.restored',
  'office.moved',
  'office.order',
  'office.imported',
  'member.added',
  'member.changed',
  'member.deleted',
  'member.moved',
  'member.imported',
  'picture.changed',
  'picture.film',
  'picture.still',
  'picture.reset',
  'entry.mended',
  'entry.unmended',
  'client.added',
  'client.changed',
  'client.moved',
  'client.removed',
  'client.restored',
  'client.imported',
  'application.received',
  'application.state',
  'application.rating',
  'application.interview',
  'application.assignee',
  'application.suspicious',
  'application.told',
  'application.note',
  'application.note-changed',
  'application.note-removed',
  'application.note-restored',
  'application.answered',
  'application.answer-taken-back',
  'application.replied',
  'application.resume',
  'application.file',
  'application.withdrawn',
  'application.merged',
  'application.separated',
  'application.erased',
  'contact.joined',
  'contact.parted',
  'mail.refused',
  'mail.copy-refused',
  'mail.resent',
  'mail.arrived',
  'template.added',
  'template.changed',
  'template.removed',
  'job.added',
  'job.published',
  'job.announced',
  'job.changed',
  'job.taken-back',
  'job.closed',
  'job.reopened',
  'job.archived',
  'job.restored',
  'job.imported',
  'text.changed',
  'text.imported',
  'company.changed',
  'company.hours',
  'company.first-steps',
  'company.service-off',
  'company.service-on',
  'person.invited',
  'person.joined',
  'person.role',
  'person.name',
  'person.email-asked',
  'person.email',
  'person.deactivated',
  'person.activated',
  'person.reset',
  'account.signed-in',
  'account.signed-out',
  'account.failed',
  'account.password',
  'account.passkey-added',
  'account.passkey-removed',
  'account.provider-joined',
  'account.provider-removed',
  'account.provider-refused',
  'account.authenticator',
  'account.recovery-used',
  'account.sessions-ended',
  'account.calendar',
  'webhook.added',
  'webhook.changed',
  'webhook.removed',
  'webhook.secret',
  'webhook.off',
  'webhook.resent',
  'token.added',
  'token.revoked',
  'privacy.exported',
  'privacy.erased',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Say that staff set the address of somebody who called; the addresses are kept for the undo alone. */
export const quoteEmailEvents = ['quote.email-added', 'quote.email-changed', 'quote.email-removed'] as const satisfies readonly EventKind[];

export const HistoryEvent = z.object({
  id,
  at: timestamp,
  /** Null: the Office itself, or somebody from outside. */
  actor: z.object({ id, name: z.string() }).nullable(),
  kind: z.enum(eventKinds),
  /** Names what it happened to; its name is gone once erased. */
  subject: z
    .object({
      kind: z.enum([
        'quote',
        'review',
        'application',
        'job',
        'client',
        'office',
        'member',
        'person',
        'contact',
        'template',
        'mail',
        'site',
        'company',
        'picture',
        'service',
        'text',
        'webhook',
        'token',
      ]),
      /** Is the address of the line, for a text. */
      id: z.string().min(1).max(300),
      name: z.string(),
      reference: z.string().nullable(),
    })
    .nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type HistoryEvent = z.infer<typeof HistoryEvent>;

export const HistoryQuery = z.object({
  search: z.string().trim().max(200).optional(),
  actorId: id.optional(),
  /** Only what colleagues did: neither people outside nor the Office by itself. */
  colleagues: z.boolean().optional(),
  /** The first part of the kind: `quote`, `account` … */
  area: z.string().max(30).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  after: cursor.optional(),
  limit: z.int().min(1).max(200).default(100),
});
export type HistoryQuery = z.infer<typeof HistoryQuery>;

/** `canUndo`: it is as this left it, and the reader may take it back. */
export const HistoryLine = HistoryEvent.extend({ canUndo: z.boolean() });
export type HistoryLine = z.infer<typeof HistoryLine>;
export const HistoryPage = z.object({ events: z.array(HistoryLine), next: z.string().nullable() });
export type HistoryPage = z.infer<typeof HistoryPage>;

export const PersonalData = z.object({ email: z.email() });
/** Counts what is stored under an address, before anything is done with it. */
export const FoundData = z.object({
  /** The number of entries of each kind, those of which there are none included. */
  counts: z.record(z.string(), z.int()),
  /** Other e-mail addresses of the same person, under which more may be stored. */
  others: z.array(z.string()),
});
export type FoundData = z.infer<typeof FoundData>;
/** Typed again, so that nothing is erased by a slip. */
export const EraseData = z.object({ email: z.email(), confirmation: z.email() });
