import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../support/free-port.ts';
import { type Cable, layCable } from './cable.ts';
import { family, Program, type Programs, signalAll, user } from './programs.ts';

const run = promisify(execFile);
const examples = new URL('../../../deploy/database/', import.meta.url);
const names = ['db1', 'db2'] as const;

/** Milliseconds. */
const settleTimeoutMs = 180_000;
const pollMs = 200;

/** A database machine: Patroni with its PostgreSQL. */
interface Node {
  name: string;
  patroni: Program;
  restPort: number;
  port: number;
  /** Its way to etcd. */
  cable: Cable;
}

interface Member {
  name: string;
  role: string;
  state: string;
}

/**
 * etcd, two database machines, HAProxy and PgBouncer on free ports of this machine, with the files of `deploy/database` and no more changed in them
 * than names, addresses and paths.
 */
export class Cluster {
  /** Through PgBouncer and HAProxy. */
  readonly pooledUrl: string;
  /** Both database machines, and whichever of them takes writes. */
  readonly hostsUrl: string;
  readonly #programs: Programs;
  readonly #folder: string;
  readonly #nodes: readonly Node[];
  readonly #others: readonly Program[];

  private constructor(programs: Programs, folder: string, nodes: readonly Node[], others: readonly Program[], poolPort: number) {
    this.#programs = programs;
    this.#folder = folder;
    this.#nodes = nodes;
    this.#others = others;
    this.pooledUrl = `postgres://site:password@127.0.0.1:${poolPort}/site`;
    const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
    this.hostsUrl = `postgres://site:password@${hosts}/site?target_session_attrs=read-write`;
  }

  static async start(programs: Programs): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), 'site-failover-'));
    if (user.uid !== undefined) await run('chown', [`${user.uid}:${user.gid}`, folder]);
    const [etcdPort, peerPort, proxyPort, poolPort] = [await freePort(), await freePort(), await freePort(), await freePort()];
    const etcd = await Program.start(folder, 'etcd', programs.etcd, [
      ...['--data-dir', join(folder, 'etcd'), '--log-level', 'warn', '--enable-v2=true'],
      ...['--listen-client-urls', `http://127.0.0.1:${etcdPort}`, '--advertise-client-urls', `http://127.0.0.1:${etcdPort}`],
      ...['--listen-peer-urls', `http://127.0.0.1:${peerPort}`, '--initial-advertise-peer-urls', `http://127.0.0.1:${peerPort}`],
      ...['--initial-cluster', `default=http://127.0.0.1:${peerPort}`],
    ]);
    await reachable(`http://127.0.0.1:${etcdPort}/health`);
    const nodes: Node[] = [];
    // What Patroni has started is no child of ours.
    process.once('exit', () =>
      signalAll(
        names.flatMap((name) => family(join(folder, name, 'postmaster.pid'))),
        'SIGKILL',
      ),
    );
    for (const name of names) {
      const [cable, restPort, port] = [await layCable(etcdPort), await freePort(), await freePort()];
      await writePatroni(folder, programs, { name, restPort, port, cable });
      nodes.push({ name, restPort, port, cable, patroni: await startPatroni(folder, programs, name) });
    }
    await writeProxies(folder, nodes, { proxyPort, poolPort });
    const haproxy = await Program.start(folder, 'haproxy', programs.haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')]);
    const pgbouncer = await Program.start(folder, 'pgbouncer', programs.pgbouncer, [join(folder, 'pgbouncer.ini')]);
    const cluster = new Cluster(programs, folder, nodes, [pgbouncer, haproxy, etcd], poolPort);
    try {
      await makeDatabase(await cluster.settled());
    } catch (error) {
      await cluster.end();
      throw error;
    }
    return cluster;
  }

  /** Waits until there is a leader, with a synchronous standby. Returns the leader. */
  async settled(): Promise<Node> {
    for (const end = Date.now() + settleTimeoutMs; Date.now() < end; await pause(pollMs)) {
      const members = await this.#members();
      const leader = members.find(({ role }) => role === 'leader');
      const isWhole = members.some(({ role, state }) => role === 'sync_standby' && /^(?:running|streaming)$/.test(state));
      if (leader && isWhole) return this.#named(leader.name);
    }
    throw new Error(
      `The cluster has no leader with a synchronous standby after ${settleTimeoutMs / 1000} s; its logs are in ${this.#folder}`,
    );
  }

  /** SIGKILL to everything of a database machine. */
  kill(node: Node): void {
    signalAll(this.#everythingOf(node), 'SIGKILL');
  }

  async startAgain(node: Node): Promise<void> {
    await node.patroni.end('SIGKILL');
    node.patroni = await startPatroni(this.#folder, this.#programs, node.name);
  }

  /** SIGSTOP: connections stay open, and are accepted, and nothing answers. */
  hang(node: Node): void {
    signalAll(this.#everythingOf(node), 'SIGSTOP');
  }

  goOn(node: Node): void {
    signalAll(this.#everythingOf(node), 'SIGCONT');
  }

  /** Without etcd a leader steps back. */
  isolate(node: Node): void {
    node.cable.cut();
  }

  rejoin(node: Node): void {
    node.cable.mend();
  }

  async switchOver({ name, restPort }: Node): Promise<void> {
    const candidate = names.find((other) => other !== name);
    const response = await fetch(`http://127.0.0.1:${restPort}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: name, candidate }),
    });
    if (!response.ok) throw new Error(`The switch-over was refused: ${await response.text()}`);
  }

  async end(): Promise<void> {
    for (const node of this.#nodes) {
      this.goOn(node);
      await node.patroni.end();
      signalAll(this.#everythingOf(node), 'SIGKILL');
      await node.cable.remove();
    }
    for (const program of this.#others) await program.end();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #everythingOf({ name, patroni }: Node): number[] {
    return [...(patroni.isRunning ? [patroni.pid] : []), ...family(join(this.#folder, name, 'postmaster.pid'))];
  }

  #named(name: string): Node {
    return this.#nodes.find((node) => node.name === name) as Node;
  }

  /** As any of the database machines knows them. */
  async #members(): Promise<Member[]> {
    for (const { restPort } of this.#nodes) {
      const known = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      if (known?.ok) return ((await known.json()) as { members: Member[] }).members;
    }
    return [];
  }
}

/** Waits until a URL answers 200. */
async function reachable(url: string): Promise<void> {
  for (const end = Date.now() + settleTimeoutMs; Date.now() < end; await pause(pollMs)) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`${url} does not answer`);
}

const startPatroni = (folder: string, { patroni }: Programs, name: string) =>
  Program.start(folder, `patroni-${name}`, patroni, [join(folder, `${name}.yml`)]);

async function writePatroni(folder: string, { postgresFolder }: Programs, node: Omit<Node, 'patroni'>): Promise<void> {
  const example = await readFile(new URL('patroni.yml', examples), 'utf8');
  const ofThisMachine = example
    .replace('name: db1', `name: ${node.name}`)
    .replaceAll('10.0.0.11:8008', `127.0.0.1:${node.restPort}`)
    .replaceAll('10.0.0.11:5432', `127.0.0.1:${node.port}`)
    .replace(/hosts: .*/, `hosts: 127.0.0.1:${node.cable.port}\n  use_proxies: true`)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace('max_connections: 100', `max_connections: 100\n        unix_socket_directories: ${folder}`)
    .replace('/var/lib/postgresql/site', join(folder, node.name))
    .replace(/bin_dir: .*/, `bin_dir: ${postgresFolder}`);
  await writeOwn(folder, `${node.name}.yml`, ofThisMachine);
}

async function writeProxies(folder: string, nodes: readonly Node[], ports: { proxyPort: number; poolPort: number }): Promise<void> {
  let haproxy = (await readFile(new URL('haproxy.cfg', examples), 'utf8')).replaceAll('127.0.0.1:5433', `127.0.0.1:${ports.proxyPort}`);
  for (const [index, { port, restPort }] of nodes.entries())
    haproxy = haproxy.replace(`10.0.0.1${index + 1}:5432 check port 8008`, `127.0.0.1:${port} check port ${restPort}`);
  await writeOwn(folder, 'haproxy.cfg', haproxy);
  const pgbouncer = (await readFile(new URL('pgbouncer.ini', examples), 'utf8'))
    .replace('port=5433', `port=${ports.proxyPort}`)
    .replace('listen_port = 6432', `listen_port = ${ports.poolPort}`)
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'));
  await writeOwn(folder, 'pgbouncer.ini', pgbouncer);
  await writeOwn(folder, 'userlist.txt', '"site" "password"\n');
}

/** For the user that the programs run as alone. */
async function writeOwn(folder: string, name: string, text: string): Promise<void> {
  const file = join(folder, name);
  await writeFile(file, text);
  await chmod(file, 0o600);
  if (user.uid !== undefined) await run('chown', [`${user.uid}:${user.gid}`, file]);
}

async function makeDatabase({ port }: Node): Promise<void> {
  const client = new Client(`postgres://postgres:superuser-password@127.0.0.1:${port}/postgres`);
  await client.connect();
  await client.query(`create role site login password 'password'`);
  await client.query('create database site owner site');
  await client.end();
}
