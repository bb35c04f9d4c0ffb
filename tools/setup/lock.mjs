import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isWriteRefused, log, root } from './context.mjs';

const setupLock = join(root, '.tools', 'setup.lock');
const pollMs = 200;

/**
 * When a process started, in clock ticks since the system did; undefined where that is not known. A container gives the same ids to the processes
 * of every run.
 */
function startOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22 (proc_pid_stat(5)); the second one, in parentheses, may have spaces.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** @param {string} owner content of a lock file: id and start of the process that made it */
function isAlive(owner) {
  const [pid, start] = owner.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  const current = startOf(pid);
  return current === undefined || current === start;
}

/** The content of a file; undefined when it does not exist. */
function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Creates a lock file for this process; false when there is one. */
function create(file, owner) {
  try {
    writeFileSync(file, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a process that was killed. Of several that wait, renaming gives it to one. */
function removeStale(file, owner) {
  const taken = `${file}.${process.pid}`;
  try {
    renameSync(file, taken);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  const content = contentOf(taken) ?? '';
  // Another process has removed the stale one and made its own meanwhile.
  if (content !== owner) create(file, content);
  rmSync(taken, { force: true });
}

/** Creates the lock file; false when another running process owns it. */
function acquire(file) {
  if (create(file, `${process.pid} ${startOf(process.pid) ?? ''}`)) return true;
  // Empty while its owner is about to write it.
  const owner = contentOf(file);
  if (owner && !isAlive(owner)) removeStale(file, owner);
  return false;
}

/**
 * Runs `work` while no other script of this folder is setting up: two at once would install or build over each other. Where nothing can be
 * written, nothing can be installed either, and no lock is needed.
 */
export async function withSetupLock(work, file = setupLock) {
  try {
    mkdirSync(join(root, '.tools'), { recursive: true });
    if (!acquire(file)) {
      log('waiting for another script that is setting up');
      while (!acquire(file)) await wait(pollMs);
    }
  } catch (error) {
    if (isWriteRefused(error)) return work();
    throw error;
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
