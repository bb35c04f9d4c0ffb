// `npm run bench:failover`: two servers on a PostgreSQL of two machines, with a synchronous standby: one reaches it through PgBouncer and HAProxy,
// one by a URL of both hosts. Forms are sent and pages read throughout, while the leader is switched over, killed, hung, and cut off from etcd so
// that it steps back. Every acknowledged form must be stored once, every page be there, and forms be refused for no longer than the limits.
// Needs Debian's packages of Patroni, etcd, HAProxy, PgBouncer and PostgreSQL; the files of deploy/database are used as they are.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '#api/store/open-store';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { Cluster } from './failover/cluster.ts';
import { findPrograms } from './failover/programs.ts';
import { compareSent, type Report, startVisitors } from './support/steady-visitors.ts';

/** Seconds for which forms may be refused: when a leader vanishes, and when it hands over. */
const limits = { vanished: 20, handedOver: 2 };

/** Milliseconds for which forms and pages go on after the last refusal, to be sure that it was the last. */
const quietMs = 8_000;

const programs = await findPrograms();
if (typeof programs === 'string') {
  console.error(programs);
  process.exit(1);
}

type Node = Awaited<ReturnType<Cluster['settled']>>;

interface Fault {
  name: string;
  maxRefused: number;
  happen(cluster: Cluster, leader: Node): void | Promise<void>;
  mend?(cluster: Cluster, leader: Node): void | Promise<void>;
}

const faults: Fault[] = [
  { name: 'switched over', maxRefused: limits.handedOver, happen: (cluster, leader) => cluster.switchOver(leader) },
  {
    name: 'killed (SIGKILL)',
    maxRefused: limits.vanished,
    happen: (cluster, leader) => cluster.kill(leader),
    mend: (cluster, leader) => cluster.startAgain(leader),
  },
  {
    name: 'hung (SIGSTOP)',
    maxRefused: limits.vanished,
    happen: (cluster, leader) => cluster.hang(leader),
    mend: (cluster, leader) => cluster.goOn(leader),
  },
  {
    name: 'demoted (no etcd)',
    maxRefused: limits.vanished,
    happen: (cluster, leader) => cluster.isolate(leader),
    mend: (cluster, leader) => cluster.rejoin(leader),
  },
  { name: 'switched back', maxRefused: limits.handedOver, happen: (cluster, leader) => cluster.switchOver(leader) },
];

// Whatever ends us ends the programs too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;

/** Résumés are where both servers find them. */
const dataDir = await mkdtemp(join(tmpdir(), 'site-failover-data-'));
const cluster = await Cluster.start(programs);
const sites: SiteProcess[] = [];
try {
  for (const databaseUrl of [cluster.pooledUrl, cluster.hostsUrl])
    sites.push(
      await SiteProcess.start('working', {
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        WARM_UP: 'on',
        DATABASE_WAIT_SECONDS: '30',
        LOG_LEVEL: 'silent',
      }),
    );
  const visitors = await startVisitors(sites.map(({ url }) => url));
  await pause(quietMs);
  const rows: Record<string, object> = { 'no fault': rowOf(visitors.report()) };
  const tooLong: string[] = [];
  let failedPages = 0;
  for (const { name, maxRefused, happen, mend } of faults) {
    const leader = await cluster.settled();
    visitors.report();
    await happen(cluster, leader);
    await pause(maxRefused * 1000 + quietMs);
    await mend?.(cluster, leader);
    await cluster.settled();
    await pause(quietMs);
    const report = visitors.report();
    rows[name] = rowOf(report);
    failedPages += report.failedPages;
    if (report.refusedFor > maxRefused * 1000) tooLong.push(name);
    console.error(`${name}: forms refused for ${seconds(report.refusedFor)} s`);
  }
  await visitors.stop();
  const store = await openStore({ dataDir, databaseUrl: cluster.hostsUrl });
  const figures = await compareSent(visitors, store);
  await store.close();
  console.table(rows);
  console.table(figures);
  if (figures.lost + figures['stored twice'] + failedPages > 0) process.exitCode = 1;
  for (const name of tooLong) console.error(`Forms were refused for longer than allowed: ${name}`);
  if (tooLong.length > 0) process.exitCode = 1;
} finally {
  for (const site of sites) await site.remove();
  await cluster.end();
  await rm(dataDir, { recursive: true, force: true });
}

function rowOf(report: Report): object {
  return {
    'forms sent': report.forms,
    acknowledged: report.acknowledged,
    'times refused': report.refused,
    'refused for, s': seconds(report.refusedFor),
    'pooled, by hosts': report.refusedForEach.map(seconds).join(', '),
    'slowest answer, s': seconds(report.slowestForm),
    pages: report.pages,
    'pages not 200': report.failedPages,
    'slowest page, s': seconds(report.slowestPage),
  };
}
