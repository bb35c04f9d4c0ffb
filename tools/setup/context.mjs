import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Where Node keeps what it has compiled: a server or a command that starts again takes two thirds of the time, and tests start them a hundred
 * times. Where it may not write it does without.
 */
export const compileCache = join(root, 'node_modules/.cache/compile');

// Nobody reads any longer, as in `npm start 2>&1 | head`: set-up goes on, and so does what it starts.
process.stderr.on('error', () => undefined);

/** Logs to standard error, which leaves standard output to the script itself. */
export function log(message) {
  process.stderr.write(`[setup] ${message}\n`);
}

/** Runs a program synchronously, with its output on standard error. Throws when it fails. */
export function run(program, args, options = {}) {
  try {
    execFileSync(program, args, { cwd: root, ...options, stdio: ['ignore', 2, 2] });
  } catch (error) {
    throw failure([program, ...args], error.status, error.signal);
  }
}

/** Seconds between two log lines about a program that writes nothing itself. */
const progressInterval = 10;

/**
 * Runs a program that takes its time, with its output on standard error; logs what it does, for how long, and its end. Rejects when it fails.
 *
 * @param {string} what what the program does, as in "installing dependencies"
 */
export async function runWithProgress(what, program, args, options = {}) {
  const startedAt = performance.now();
  const elapsed = () => `${Math.round((performance.now() - startedAt) / 1000)} s`;
  log(`${what} …`);
  const progress = setInterval(() => log(`${what}: ${elapsed()} so far`), progressInterval * 1000);
  try {
    const [status, signal] = await once(spawn(program, args, { cwd: root, ...options, stdio: ['ignore', 2, 2] }), 'exit');
    if (status !== 0) throw failure([program, ...args], status, signal);
  } finally {
    clearInterval(progress);
  }
  log(`${what}: done after ${elapsed()}`);
}

const failure = (command, status, signal) =>
  new Error(`${command.join(' ')} failed${status === null ? ` (${signal})` : ` with exit code ${status}`}`);

/** Throws when something is missing in a folder in which this user may not install it. */
export function requireWritable(folder, missing) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(`${missing}, and this user may not write in ${folder}; run "npm run build" there once as its owner`);
  }
}

/** Whether an error says that nothing can be written: the folder belongs to another user, or its file system is read-only. */
export const isWriteRefused = (error) => ['EACCES', 'EPERM', 'EROFS'].includes(error.code);

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
