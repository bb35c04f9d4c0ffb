import { linePattern } from '../../fields.ts';
import type { MessageKey } from '../../messages.ts';
import { id, line, timestamp } from '../../schema.ts';
import { z } from '../../zod.ts';
import { testEvent, webhookEvents } from './webhook-events.ts';

/** Describes how an endpoint is written to: after the Standard Webhooks specification, or as a message in a chat. */
export const webhookFormats = ['standard', 'slack', 'teams', 'google-chat'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** UTF-16 code units, endpoints, and deliveries that are shown of one. */
export const webhookLimits = { url: 1_000, description: 120, endpoints: 20, shownDeliveries: 50 } as const;

/** Days for which a delivery that has ended is kept. */
export const keptDeliveryDays = 30;

/** Describes why an endpoint is off: somebody switched it off, it failed for days, or it said that it is gone (410). */
export const offReasons = ['person', 'failing', 'gone'] as const;
export type OffReason = (typeof offReasons)[number];

/**
 * Describes why a delivery did not arrive: an answer that is no success, none in time, no connection, an address that is not public, a certificate that
 * is not valid, an endpoint that is off, or something that is not there any more.
 */
export const deliveryFaults = ['status', 'timeout', 'connection', 'address', 'certificate', 'off', 'erased'] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

/** The server decides which addresses are taken: it knows its settings. */
export const WebhookValues = z.object({
  url: z
    .string()
    .trim()
    .min(1, 'field.required')
    .max(webhookLimits.url, 'field.tooLong' satisfies MessageKey)
    .regex(linePattern, 'field.invalidCharacters' satisfies MessageKey),
  description: line(webhookLimits.description, false),
  format: z.enum(webhookFormats),
  /** Is not called `events`, which in answers are those of the history. */
  eventNames: z.array(z.enum(webhookEvents)).min(1, 'webhook.noEvents' satisfies MessageKey),
  isOn: z.boolean(),
});
export type WebhookValues = z.infer<typeof WebhookValues>;

export const Webhook = z.object({
  id,
  url: z.string(),
  description: z.string(),
  format: z.enum(webhookFormats),
  /** Lists those that this release knows. */
  eventNames: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
  offReason: z.enum(offReasons).nullable(),
  /** Since when nothing has arrived; null while the last delivery did. */
  failingSince: timestamp.nullable(),
  /** Until then the secret of before signs too; null when only one does. */
  previousSecretUntil: timestamp.nullable(),
  lastSentAt: timestamp.nullable(),
  /** Deliveries under way, and those that were given up. */
  waiting: z.int(),
  dead: z.int(),
  version: z.int(),
});
export type Webhook = z.infer<typeof Webhook>;

/** The answer to what makes a secret, which is shown this once; null where the format has none. */
export const WebhookWithSecret = Webhook.extend({ secret: z.string().nullable() });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const WebhookDelivery = z.object({
  /** Is sent as `webhook-id`, the same at every attempt. */
  id,
  event: z.enum([...webhookEvents, testEvent]),
  /** The time at which it happened. */
  at: timestamp,
  subject: z.object({ kind: z.string(), id }).nullable(),
  state: z.enum(['waiting', 'sent', 'dead']),
  attempts: z.int(),
  lastAttemptAt: timestamp.nullable(),
  /** Null for one that has ended. */
  nextAttemptAt: timestamp.nullable(),
  /** The response code of the last attempt. */
  status: z.int().nullable(),
  fault: z.enum(deliveryFaults).nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** Asks for deliveries that were given up to be sent again: one, or all of the endpoint. */
export const ResendDeliveries = z.object({ delivery: id.optional() });
export const ResentDeliveries = z.object({ resent: z.int() });
