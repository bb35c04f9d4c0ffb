import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident set size of a process. */
export function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}

/** Pins a process with all its threads to one core. */
export function pinTo(core: number, pid: number): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)], { stdio: 'ignore' });
}

/** Linux counts CPU time in hundredths of a second (USER_HZ). */
const ticksPerSecond = 100;

/** CPU time of a process with all its threads, in its own code and in the kernel. */
export function cpuSeconds(pid: number): number {
  // The second field is the name, which may contain spaces; utime and stime are the 14th and the 15th (proc(5)).
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
