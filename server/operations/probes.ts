import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#api/files/file-store';
import type { MailStatus } from '#api/mail/smtp-check';
import type { Store } from '#api/store/open-store';
import { withTimeout } from '#contract/time/with-timeout';

/** Age of waiting mail that counts as a failure: three attempts have failed by then. */
const maxMailAgeSeconds = 15 * 60;

/** For how long a result is reused, so that frequent probes do not keep the disk busy. */
const cacheMs = 1_000;

const checkTimeoutMs = 3_000;

export interface ProbeOptions {
  /** Undefined when the API is on another host: this process then has no data of its own. */
  state: ServerState | undefined;
  /** Whether the home page can be rendered, or is there since. */
  homePageRenders(): Promise<boolean>;
  /** Paths of the pages whose last rendering failed. */
  failingPages(): string[];
}

export interface ServerState {
  store: Pick<Store, 'ping' | 'outbox'>;
  files: Pick<FileStore, 'ping'>;
  dataDir: string;
  mailStatus: () => MailStatus;
  isMailboxReadable: () => boolean | undefined;
}

/** The response of `/readyz`. */
interface Readiness {
  status: 'ready' | 'not ready';
  checks: { pages: boolean; database?: boolean; disk?: boolean; files?: boolean; mail?: boolean; mailbox?: boolean };
  failingPages?: string[];
  /** `smtp`: whether the SMTP server accepts us, where that is known. */
  mail?: MailBacklog & { smtp?: boolean };
}

interface MailBacklog {
  waiting: number;
  /** Answers that may have been sent: late for nobody, since each waits for a person. */
  uncertain: number;
  dead: number;
  /** Age of the oldest waiting mail; 0 when none waits. */
  oldestWaitingSeconds: number;
}

/** Adds the liveness probe `/healthz` and the readiness probe `/readyz`. */
export function addProbes(app: FastifyInstance, options: ProbeOptions): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));

  let cached: { readiness: Promise<Readiness>; checkedAt: number } | undefined;
  app.get('/readyz', async (request, reply) => {
    if (!cached || performance.now() - cached.checkedAt > cacheMs)
      cached = { readiness: checkReadiness(options), checkedAt: performance.now() };
    const readiness = await cached.readiness;
    const isReady = readiness.status === 'ready';
    if (!isReady) request.log.error(readiness.checks, 'not ready');
    return reply
      .header('cache-control', 'no-store')
      .code(isReady ? 200 : 503)
      .send(readiness);
  });
}

async function checkReadiness({ state, homePageRenders, failingPages }: ProbeOptions): Promise<Readiness> {
  const [pages, stateChecks] = await Promise.all([resultOf(homePageRenders()), state && checkState(state)]);
  const failing = failingPages();
  // Without one page of many, or with mail that is late but stored, taking the site out of rotation would only lose visitors.
  const isReady = pages && (!stateChecks || (stateChecks.checks.database && stateChecks.checks.disk && stateChecks.checks.files));
  return {
    status: isReady ? 'ready' : 'not ready',
    checks: { pages: pages === true && failing.length === 0, ...stateChecks?.checks },
    ...(failing.length > 0 && { failingPages: failing }),
    ...(stateChecks?.mail && { mail: stateChecks.mail }),
  };
}

async function checkState({ store, files, dataDir, mailStatus, isMailboxReadable }: ServerState) {
  const [database, disk, filesReachable, backlog] = await Promise.all([
    succeeds(store.ping()),
    succeeds(writeAndDelete(dataDir)),
    succeeds(files.ping()),
    resultOf(mailBacklog(store.outbox)),
  ]);
  const smtp = mailStatus().reachable;
  const mailbox = isMailboxReadable();
  const isMailOnTime = backlog !== undefined && backlog.dead === 0 && backlog.oldestWaitingSeconds <= maxMailAgeSeconds;
  return {
    checks: { database, disk, files: filesReachable, mail: isMailOnTime && smtp !== false, ...(mailbox !== undefined && { mailbox }) },
    mail: backlog && { ...backlog, ...(smtp !== undefined && { smtp }) },
  };
}

/** The number of undelivered mails and the age of the oldest. */
export async function mailBacklog(outbox: Pick<Store['outbox'], 'summary'>): Promise<MailBacklog> {
  const { oldestWaitingAt, ...totals } = await outbox.summary();
  const oldestMs = oldestWaitingAt === undefined ? 0 : Date.now() - Date.parse(oldestWaitingAt);
  return { ...totals, oldestWaitingSeconds: Math.max(0, Math.round(oldestMs / 1000)) };
}

/** The result of a check; undefined when it fails or takes longer than three seconds. */
export const resultOf = <T>(check: Promise<T>): Promise<T | undefined> => withTimeout(check, checkTimeoutMs).catch(() => undefined);

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
