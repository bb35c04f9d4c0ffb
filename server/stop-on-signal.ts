import type { FastifyInstance } from 'fastify';
import type { Logger } from './logger.ts';

/** Milliseconds that running requests have to finish: longer than any ordinary one, shorter than the patience of process managers. */
const patience = 25_000;
const sweep = 100;

/** On SIGTERM or SIGINT: stops accepting, lets running requests finish, closes what the server stands on, and ends the process. */
export function stopOnSignal(app: FastifyInstance, log: Logger): void {
  const stop = (reason: string, code: number) => {
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), patience).unref();
    // A connection whose request ends from now on would be kept open for the next one, which will never be answered.
    setInterval(() => app.server.closeIdleConnections(), sweep).unref();
    app.close().then(
      () => process.exit(code),
      (error: unknown) => {
        log.fatal({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal, 0));

  // Astro's adapter listens too and says nothing about rejections outside a page, so that they would vanish.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    stop('uncaught exception', 1);
  });
}
