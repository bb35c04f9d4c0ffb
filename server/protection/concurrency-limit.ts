import type { FastifyInstance } from 'fastify';
import { ipKey } from '#api/guards/ip-key';

/** More requests of a kind are running than the process has memory for, or than one sender may have running. */
export class TooManyRunning extends Error {
  readonly statusCode = 503;
}

/**
 * Refuses what comes to the routes of `app` while `most` requests are running there, or `mostOfOne` from the same address, before anything
 * of a body is read. A single slow sender must not take all the places.
 */
export function limitRunning(app: FastifyInstance, { most, mostOfOne }: { most: number; mostOfOne: number }): void {
  const running = new Map<string, number>();
  let total = 0;
  app.addHook('onRequest', async ({ ip }, { raw }) => {
    const sender = ipKey(ip);
    const own = running.get(sender) ?? 0;
    if (total >= most || own >= mostOfOne) throw new TooManyRunning('Too many requests are running');
    total += 1;
    running.set(sender, own + 1);
    raw.once('close', () => {
      total -= 1;
      const left = (running.get(sender) ?? 1) - 1;
      if (left > 0) running.set(sender, left);
      else running.delete(sender);
    });
  });
}
