import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { MailStatus } from '#api/mail/smtp-check';
import type { Store } from '#api/store/open-store';
import { withTimeout } from '#contract/with-timeout';

/** Age of waiting mail that counts as a failure: three attempts have failed by then. */
const maxMailAgeSeconds = 15 * 60;

/** For how long a result is reused, so that frequent probes do not keep the disk busy. */
const cacheMs = 1_000;

const checkTimeoutMs = 3_000;

export interface ProbeOptions {
  /** Undefined when the API is on another host: this process then has no state that could fail. */
  store: Pick<Store, 'ping' | 'outbox'> | undefined;
  dataDir: string;
  /** Undefined with `store`. */
  mailStatus: (() => MailStatus) | undefined;
}

/** The response of `/readyz`. */
interface Readiness {
  status: 'ready' | 'not ready';
  checks: { database?: boolean; disk?: boolean; mail?: boolean };
  /** `smtp`: whether the SMTP server accepts us, where that is known. */
  mail?: MailBacklog & { smtp?: boolean };
}

interface MailBacklog {
  waiting: number;
  dead: number;
  /** Age of the oldest waiting mail; 0 when none waits. */
  oldestWaitingSeconds: number;
}

/** Adds the liveness probe `/healthz` and the readiness probe `/readyz`. */
export function addProbes(app: FastifyInstance, { store, dataDir, mailStatus }: ProbeOptions): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));

  let cached: { readiness: Promise<Readiness>; checkedAt: number } | undefined;
  app.get('/readyz', async (request, reply) => {
    if (!cached || performance.now() - cached.checkedAt > cacheMs)
      cached = { readiness: checkReadiness({ store, dataDir, mailStatus }), checkedAt: performance.now() };
    const readiness = await cached.readiness;
    const isReady = readiness.status === 'ready';
    if (!isReady) request.log.error(readiness.checks, 'not ready');
    return reply
      .header('cache-control', 'no-store')
      .code(isReady ? 200 : 503)
      .send(readiness);
  });
}

async function checkReadiness({ store, dataDir, mailStatus }: ProbeOptions): Promise<Readiness> {
  if (!store) return { status: 'ready', checks: {} };
  const [database, disk, backlog] = await Promise.all([
    succeeds(store.ping()),
    succeeds(writeAndDelete(dataDir)),
    resultOf(mailBacklog(store.outbox)),
  ]);
  const smtp = mailStatus?.().reachable;
  const mail = smtp !== false && backlog !== undefined && backlog.dead === 0 && backlog.oldestWaitingSeconds <= maxMailAgeSeconds;
  // Late mail is stored and will be sent; taking the site out of rotation would only lose visitors.
  return {
    status: database && disk ? 'ready' : 'not ready',
    checks: { database, disk, mail },
    ...(backlog && { mail: { ...backlog, ...(smtp !== undefined && { smtp }) } }),
  };
}

/** The number of undelivered mails and the age of the oldest. */
export async function mailBacklog(outbox: Pick<Store['outbox'], 'summary'>): Promise<MailBacklog> {
  const { waiting, dead, oldestWaitingAt } = await outbox.summary();
  const oldestMs = oldestWaitingAt === undefined ? 0 : Date.now() - Date.parse(oldestWaitingAt);
  return { waiting, dead, oldestWaitingSeconds: Math.max(0, Math.round(oldestMs / 1000)) };
}

/** Undefined when the check fails or times out. */
const resultOf = <T>(check: Promise<T>): Promise<T | undefined> => withTimeout(check, checkTimeoutMs).catch(() => undefined);

const succeeds = (check: Promise<unknown>): Promise<boolean> =>
  withTimeout(check, checkTimeoutMs).then(
    () => true,
    () => false,
  );

async function writeAndDelete(folder: string): Promise<void> {
  const file = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(file, 'probe');
  } finally {
    await rm(file, { force: true });
  }
}
