import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Logs to standard error, which leaves standard output to the script itself. */
export function log(message) {
  process.stderr.write(`[setup] ${message}\n`);
}

/** Runs a program synchronously, with its output on standard error. Throws when it fails. */
export function run(program, args, options = {}) {
  try {
    execFileSync(program, args, { cwd: root, ...options, stdio: ['ignore', 2, 2] });
  } catch (error) {
    throw new Error(
      `${[program, ...args].join(' ')} failed${error.status === null ? ` (${error.signal})` : ` with exit code ${error.status}`}`,
    );
  }
}

/** The path of a program on PATH, with symbolic links resolved; undefined when there is none. */
export function findProgram(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name);
    if (folder !== '' && existsSync(file)) return realpathSync(file);
  }
  return undefined;
}

/** The path of npm's JavaScript entry point, so that npm can run under another Node than the installed one. */
export function npmCli() {
  const candidates = [
    process.env.npm_execpath,
    join(dirname(dirname(realpathSync(process.execPath))), 'lib/node_modules/npm/bin/npm-cli.js'),
    join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
    findProgram('npm'),
  ];
  const found = candidates.find((file) => file?.endsWith('npm-cli.js') && existsSync(file));
  if (!found) throw new Error('npm was not found; install npm 10 or newer');
  return found;
}
