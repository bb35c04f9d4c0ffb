import { Server as TcpServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from './logger.ts';

/** For running requests to finish: longer than any ordinary request, shorter than the stop timeout of process managers. */
const shutdownTimeoutMs = 25_000;
/** A client that keeps its connection busy has sent another request within this time, and received `Connection: close` with the response. */
const idleCheckMs = 1000;

/** SIGHUP: the terminal was closed. */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * On a signal to stop: stops accepting connections, lets running requests finish, closes the app with its dependencies, ends the process.
 * Further signals change nothing: Ctrl-C goes to a whole group of processes, and npm and the set-up script each forward it again.
 */
export function shutDownOnSignal(app: FastifyInstance, log: Logger): void {
  let isShuttingDown = false;
  const shutDown = async (reason: string, exitCode: number) => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    log.info({ reason }, 'shutting down');
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    try {
      await drainConnections(app);
      await app.close();
      process.exit(exitCode);
    } catch (error) {
      log.fatal({ err: error }, 'shutdown failed');
      process.exit(1);
    }
  };
  for (const signal of signals) process.on(signal, () => void shutDown(signal, 0));

  // Astro's adapter installs a listener too, which ignores rejections outside a page: without this one they would not be logged.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    void shutDown('uncaught exception', 1);
  });
}

/**
 * Stops accepting connections and resolves when the open ones have ended. Runs before Fastify's own close, which responds with 503 to requests
 * on open connections, and to those that a running request makes to the API.
 */
function drainConnections({ server }: FastifyInstance): Promise<void> {
  // A client that keeps its connection busy would never let it end.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  return new Promise((resolve, reject) => {
    // An HTTP server's own close ends idle connections at once, including those with a request in transit.
    TcpServer.prototype.close.call(server, (error) => {
      clearInterval(idleCheck);
      if (error) reject(error);
      else resolve();
    });
  });
}
