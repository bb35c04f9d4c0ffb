import { createHmac, randomBytes } from 'node:crypto';
import type { StoredWebhook } from '../store/connections/webhooks.ts';
import type { Repositories } from '../store/open-store.ts';

/** Random text that the secret of an endpoint follows from. */
export const newSecretKey = (): string => randomBytes(16).toString('hex');

/**
 * The secret of an endpoint, as the Standard Webhooks specification writes it: `whsec_` and 32 bytes in base64. It is stored nowhere: it follows from a
 * secret of the site and a key of the endpoint, with which it ends, as the addresses of calendars do.
 */
export async function secretOf({ secrets }: Pick<Repositories, 'secrets'>, id: string, key: string): Promise<string> {
  const site = await secrets.getOrCreate('webhook-secrets');
  return `whsec_${createHmac('sha256', site).update(`${id} ${key}`).digest('base64')}`;
}

/** The secrets that sign at a moment: the present one, and for a while after a rotation the one before. */
export async function signingSecrets(
  repositories: Pick<Repositories, 'secrets'>,
  { id, secretKey, previousKey, previousUntil }: Pick<StoredWebhook, 'id' | 'secretKey' | 'previousKey' | 'previousUntil'>,
  now: Date,
): Promise<string[]> {
  const isOverlap = previousKey !== null && previousUntil !== null && previousUntil > now.toISOString();
  const keys = isOverlap ? [secretKey, previousKey] : [secretKey];
  return Promise.all(keys.map((key) => secretOf(repositories, id, key)));
}

/** The headers by which a receiver knows that a message is of this site, whole and new: the specification's, with one signature for each secret. */
export function signatureHeaders(id: string, at: Date, body: string, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
