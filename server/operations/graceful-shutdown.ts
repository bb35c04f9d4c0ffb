import { Server as TcpServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from './logger.ts';

/** Milliseconds that running requests have to finish: longer than any ordinary one, shorter than the patience of process managers. */
const patience = 25_000;
/** Milliseconds after which a connection is taken to be idle: whoever keeps asking has asked again by then, and was told that it ends. */
const idleAfter = 1000;

/** On SIGTERM or SIGINT: stops accepting, lets running requests finish, closes what the server stands on, and ends the process. */
export function stopOnSignal(app: FastifyInstance, log: Logger): void {
  const stop = async (reason: string, code: number) => {
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), patience).unref();
    try {
      await finishRequests(app);
      await app.close();
      process.exit(code);
    } catch (error) {
      log.fatal({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal, 0));

  // Astro's adapter listens too and says nothing about rejections outside a page, so that they would vanish.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    void stop('uncaught exception', 1);
  });
}

/**
 * Accepts no more connections and resolves when every open one has ended. Comes before Fastify's own close, because that answers 503 to what
 * arrives on an open connection, and to what a running request asks of the API.
 */
function finishRequests({ server }: FastifyInstance): Promise<void> {
  // Whoever keeps a connection busy would never let it end.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const idle = setInterval(() => server.closeIdleConnections(), idleAfter);
  return new Promise((resolve, reject) => {
    // An HTTP server's own close ends idle connections at once, also those on which a request is on its way.
    TcpServer.prototype.close.call(server, (error) => {
      clearInterval(idle);
      if (error) reject(error);
      else resolve();
    });
  });
}
