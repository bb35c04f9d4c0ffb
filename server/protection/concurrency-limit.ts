import type { FastifyInstance } from 'fastify';
import { ipKey } from '#api/guards/ip-key';

/** More requests are running than the process has memory for, or than one client may have running. */
export class TooManyConcurrentRequests extends Error {
  readonly statusCode = 503;
}

export interface ConcurrencyLimit {
  max: number;
  /** Lower than `max`, so that a single slow client cannot occupy everything. */
  maxPerClient: number;
}

/** Limits the requests that run at the same time on the routes of `app`, in all and per client. Checked before a body is read. */
export function limitConcurrency(app: FastifyInstance, { max, maxPerClient }: ConcurrencyLimit): void {
  const running = new Map<string, number>();
  let total = 0;
  app.addHook('onRequest', async ({ ip }, { raw }) => {
    const client = ipKey(ip);
    const ofClient = running.get(client) ?? 0;
    if (total >= max || ofClient >= maxPerClient) throw new TooManyConcurrentRequests('Too many concurrent requests');
    total += 1;
    running.set(client, ofClient + 1);
    raw.once('close', () => {
      total -= 1;
      const remaining = (running.get(client) ?? 1) - 1;
      if (remaining > 0) running.set(client, remaining);
      else running.delete(client);
    });
  });
}
