import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { access, constants, open } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Debian's package of each program. */
const packages = { etcd: 'etcd-server', haproxy: 'haproxy', patroni: 'patroni python3-etcd', pgbouncer: 'pgbouncer' };

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

async function find(name: string): Promise<string | undefined> {
  for (const folder of folders) {
    const path = join(folder, name);
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return undefined;
}

/** Paths of the programs, and the folder of PostgreSQL's. */
export interface Programs extends Record<keyof typeof packages, string> {
  postgresFolder: string;
}

/** Finds the programs on this machine; a sentence that names the packages to install when some are missing. */
export async function findPrograms(): Promise<Programs | string> {
  const names = Object.keys(packages) as (keyof typeof packages)[];
  const found = new Map(await Promise.all(names.map(async (name) => [name, await find(name)] as const)));
  const postgresFolder = globSync('/usr/lib/postgresql/*/bin').toSorted(
    (one, other) => Number.parseInt(other.slice(20), 10) - Number.parseInt(one.slice(20), 10),
  )[0];
  const missing = [
    ...names.filter((name) => found.get(name) === undefined).map((name) => packages[name]),
    ...(postgresFolder ? [] : ['postgresql']),
  ];
  if (missing.length > 0) return `A cluster needs what is not installed here: apt-get install ${missing.join(' ')}`;
  return { ...Object.fromEntries(found), postgresFolder } as unknown as Programs;
}

/** PostgreSQL and PgBouncer refuse to run as root; as root they get the user that owns nothing. */
const nobody = 65_534;
export const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** A program of the cluster, with its output in a file of its folder. It is ended with this process at the latest. */
export class Program {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(folder: string, name: string, path: string, args: string[]): Promise<Program> {
    const log = await open(join(folder, `${name}.log`), 'a');
    const child = spawn(path, args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: process.env.PATH, HOME: folder },
    });
    const killWithUs = () => child.kill('SIGKILL');
    process.once('exit', killWithUs);
    child.once('exit', () => process.off('exit', killWithUs));
    await once(child, 'spawn');
    await log.close();
    return new Program(child);
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!this.isRunning) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }
}

/** The process that the first line of a file names, and its children. Empty when it has ended. */
export function family(pidFile: string): number[] {
  let parent: number;
  try {
    parent = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  } catch {
    return [];
  }
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);
  return parentOf(String(parent)) === undefined ? [] : [parent, ...children];
}

/** Returns the parent of a process; undefined when there is none. The name, in brackets, may contain spaces (proc(5)). */
function parentOf(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Sends a signal to processes; one that has ended meanwhile is passed over. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}
