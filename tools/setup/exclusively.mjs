import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root, say } from './context.mjs';

const lock = join(root, '.tools', 'setup.lock');
const pollMs = 200;

function holderIsAlive() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Takes the lock file; false when another living process holds it. A lock left behind by a killed process is cleared. */
function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!holderIsAlive()) rmSync(lock, { force: true });
    return false;
  }
}

/** Does the work while no other script of this folder is setting up, so that two started at once don't install or build over each other. */
export async function exclusively(work) {
  mkdirSync(join(root, '.tools'), { recursive: true });
  if (!take()) {
    say('waiting for another script that is setting up');
    while (!take()) await wait(pollMs);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
