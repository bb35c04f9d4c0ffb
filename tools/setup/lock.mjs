import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isWriteRefused, log, root } from './context.mjs';

const lockFile = join(root, '.tools', 'setup.lock');
const pollMs = 200;

function ownerIsAlive() {
  try {
    process.kill(Number(readFileSync(lockFile, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Creates the lock file; false when another running process owns it. The lock of a killed process is removed. */
function acquire() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!ownerIsAlive()) rmSync(lockFile, { force: true });
    return false;
  }
}

/**
 * Runs `work` while no other script of this folder is setting up: two at once would install or build over each other. Where nothing can be
 * written, nothing can be installed either, and no lock is needed.
 */
export async function withSetupLock(work) {
  try {
    mkdirSync(join(root, '.tools'), { recursive: true });
    if (!acquire()) {
      log('waiting for another script that is setting up');
      while (!acquire()) await wait(pollMs);
    }
  } catch (error) {
    if (isWriteRefused(error)) return work();
    throw error;
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}
