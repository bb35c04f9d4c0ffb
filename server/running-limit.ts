import type { FastifyInstance } from 'fastify';

/** More requests of a kind are running than the process has memory for. */
export class TooManyRunning extends Error {
  readonly statusCode = 503;
}

/** Refuses what comes to the routes of `app` while `most` requests are running there, before anything of a body is read. */
export function limitRunning(app: FastifyInstance, most: number): void {
  let running = 0;
  app.addHook('onRequest', async (_request, { raw }) => {
    if (running >= most) throw new TooManyRunning('Too many requests are running');
    running += 1;
    raw.once('close', () => {
      running -= 1;
    });
  });
}
