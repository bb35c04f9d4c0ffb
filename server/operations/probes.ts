import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#api/store/open-store';

/** Seconds after which waiting mail is a sign of trouble: three attempts have failed by then. */
const mailIsLate = 15 * 60;

/** Milliseconds for which an answer holds: whoever asks all the time does not keep the disk busy. */
const validity = 1_000;

/** Milliseconds in which something that works has answered. */
const patience = 3_000;

export interface ProbeOptions {
  /** Missing when the API is on another host: this process then has no state that could fail. */
  store: Pick<Store, 'ping' | 'outbox'> | undefined;
  dataDir: string;
}

/** What `/readyz` answers. */
interface Readiness {
  status: 'ready' | 'not ready';
  checks: { database?: boolean; disk?: boolean; mail?: boolean };
  mail?: MailBacklog;
}

interface MailBacklog {
  waiting: number;
  dead: number;
  /** Seconds since the longest-waiting mail was written; 0 when none waits. */
  oldestWaitingSeconds: number;
}

/** `/healthz` says that the process is alive, `/readyz` that it can do its work. */
export function addProbes(app: FastifyInstance, { store, dataDir }: ProbeOptions): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));

  let last: { readiness: Promise<Readiness>; askedAt: number } | undefined;
  app.get('/readyz', async (request, reply) => {
    if (!last || performance.now() - last.askedAt > validity) last = { readiness: examine(store, dataDir), askedAt: performance.now() };
    const readiness = await last.readiness;
    const isReady = readiness.status === 'ready';
    if (!isReady) request.log.error(readiness.checks, 'not ready');
    return reply
      .header('cache-control', 'no-store')
      .code(isReady ? 200 : 503)
      .send(readiness);
  });
}

async function examine(store: ProbeOptions['store'], dataDir: string): Promise<Readiness> {
  if (!store) return { status: 'ready', checks: {} };
  const [database, disk, backlog] = await Promise.all([
    succeeds(store.ping()),
    succeeds(writeAndRemove(dataDir)),
    inTime(mailBacklog(store.outbox)),
  ]);
  const mail = backlog !== undefined && backlog.dead === 0 && backlog.oldestWaitingSeconds <= mailIsLate;
  // Late mail is stored and will be sent; taking the site off the network for it would only lose visitors.
  return { status: database && disk ? 'ready' : 'not ready', checks: { database, disk, mail }, ...(backlog && { mail: backlog }) };
}

/** How much mail waits, and for how long. */
export async function mailBacklog(outbox: Pick<Store['outbox'], 'summary'>): Promise<MailBacklog> {
  const { waiting, dead, oldestWaitingAt } = await outbox.summary();
  const oldest = oldestWaitingAt === undefined ? 0 : Date.now() - Date.parse(oldestWaitingAt);
  return { waiting, dead, oldestWaitingSeconds: Math.max(0, Math.round(oldest / 1000)) };
}

/** Undefined when it fails, or takes too long: a database that hangs is none. */
const inTime = <T>(check: Promise<T>): Promise<T | undefined> =>
  Promise.race([check.catch(() => undefined), pause(patience, undefined, { ref: false })]);

const succeeds = async (check: Promise<unknown>): Promise<boolean> => (await inTime(check.then(() => true))) ?? false;

async function writeAndRemove(folder: string): Promise<void> {
  const file = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(file, 'probe');
  } finally {
    await rm(file, { force: true });
  }
}
