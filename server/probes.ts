import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#api/store/open-store';

/** Seconds after which waiting mail is a sign of trouble: three attempts have failed by then. */
const mailIsLate = 15 * 60;

export interface ProbeOptions {
  /** Missing when the API is on another host: this process then has no state that could fail. */
  store: Pick<Store, 'ping' | 'outbox'> | undefined;
  dataDir: string;
}

/** `/healthz` says that the process is alive, `/readyz` that it can do its work. */
export function addProbes(app: FastifyInstance, { store, dataDir }: ProbeOptions): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!store) return reply.send({ status: 'ready', checks: {} });
    const [database, disk, mail] = await Promise.all([passes(store.ping()), passes(writeAndRemove(dataDir)), passes(mailIsMoving(store))]);
    // Late mail is stored and will be sent; taking the site off the network for it would only lose visitors.
    const ready = database && disk;
    if (!ready) request.log.error({ database, disk }, 'not ready');
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks: { database, disk, mail } });
  });
}

const passes = (check: Promise<unknown>) =>
  check.then(
    () => true,
    () => false,
  );

async function writeAndRemove(folder: string): Promise<void> {
  const file = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(file, 'probe');
  } finally {
    await rm(file, { force: true });
  }
}

async function mailIsMoving({ outbox }: Pick<Store, 'outbox'>): Promise<void> {
  const { oldestWaitingAt, dead } = await outbox.summary();
  const waited = oldestWaitingAt === undefined ? 0 : (Date.now() - Date.parse(oldestWaitingAt)) / 1000;
  if (dead > 0 || waited > mailIsLate) throw new Error('Mail is waiting too long or was given up');
}
