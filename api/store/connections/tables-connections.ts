import type { SentEvent } from '#contract/office/connections/webhook-events';
import type { DeliveryFault, OffReason, WebhookFormat } from '#contract/office/connections/webhooks';
import type { HistoryEvent } from '#contract/office/history';
import type { Flag, Json } from '../column-types.ts';

export interface WebhookTable {
  id: string;
  url: string;
  description: string;
  format: WebhookFormat;
  /** Names of events. */
  events: Json;
  isOn: Flag;
  offReason: OffReason | null;
  /** Random; the secret follows from it. */
  secretKey: string;
  /** Signs too until its time is over, after a rotation. */
  previousKey: string | null;
  previousUntil: string | null;
  failingSince: string | null;
  lastSentAt: string | null;
  version: number;
}

export type WebhookDeliveryState = 'waiting' | 'sent' | 'dead';

/** Names what is told to whom; the text is made when it is sent, so that nothing about a person is stored here. */
export interface WebhookDeliveryTable {
  id: string;
  webhookId: string;
  event: SentEvent;
  at: string;
  subjectKind: NonNullable<HistoryEvent['subject']>['kind'] | null;
  subjectId: string | null;
  /** Names of states. */
  before: string | null;
  after: string | null;
  status: WebhookDeliveryState;
  /** Attempts begun, the running one included. */
  attempts: number;
  nextAttemptAt: string;
  leasedUntil: string | null;
  lastAttemptAt: string | null;
  /** The response code of the last attempt. */
  responseCode: number | null;
  fault: DeliveryFault | null;
  endedAt: string | null;
}

export interface AccessTokenTable {
  id: string;
  name: string;
  /** SHA-256; the token itself is with whoever has made it. */
  tokenHash: string;
  beginning: string;
  /** Names of scopes. */
  scopes: Json;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
}
