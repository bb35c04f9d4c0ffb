import { cursor, id, timestamp } from '../schema.ts';
import { z } from '../zod.ts';

/** Lists what can happen to what. A new kind of event is a line here and its words in office/content. */
export const eventKinds = [
  'quote.received',
  'quote.state',
  'quote.assignee',
  'quote.reminder',
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
  'office.added',
  'office.changed',
  'office.deleted',
  'office.restored',
  'office.moved',
  'office.order',
  'office.imported',
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
  'application.erased',
  'mail.refused',
  'mail.resent',
  'mail.arrived',
  'template.added',
  'template.changed',
  'template.removed',
  'job.added',
  'job.published',
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
  'person.deactivated',
  'person.activated',
  'person.reset',
  'account.signed-in',
  'account.signed-out',
  'account.failed',
  'account.password',
  'account.passkey-added',
  'account.passkey-removed',
  'account.authenticator',
  'account.recovery-used',
  'account.sessions-ended',
  'privacy.exported',
  'privacy.erased',
] as const;
export type EventKind = (typeof eventKinds)[number];

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
        'person',
        'template',
        'mail',
        'site',
        'company',
        'picture',
        'service',
        'text',
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
/** Typed again, so that nothing is erased by a slip. */
export const EraseData = z.object({ email: z.email(), confirmation: z.email() });
