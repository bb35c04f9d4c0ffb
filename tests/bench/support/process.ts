import { execFileSync } from 'node:child_process';

/** Resident set size of a process. */
export function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}

/** Pins a process with all its threads to one core. */
export function pinTo(core: number, pid: number): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)], { stdio: 'ignore' });
}
