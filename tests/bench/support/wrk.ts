import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  requests: number;
  requestsPerSecond: number;
  /** Latency in milliseconds. */
  p50: number;
  p99: number;
  /** Responses other than 2xx and 3xx, and failed connections. */
  failed: number;
}

/** A robot's views would not be counted. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const milliseconds = { us: 0.001, ms: 1, s: 1000 };

/** Requests one URL repeatedly on 64 connections, from one core. */
export async function load(url: string, { seconds, core }: { seconds: number; core: number }): Promise<Load> {
  const { stdout } = await run('taskset', [
    ...['-c', String(core), 'wrk', '--threads', '1', '--connections', '64', '--duration', `${seconds}s`],
    ...['--latency', '--header', 'accept-encoding: gzip', '--header', `user-agent: ${browser}`, url],
  ]);
  const latency = (percent: number) => {
    const [, value, unit] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
    return Number(value) * milliseconds[unit as keyof typeof milliseconds];
  };
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const socketErrors = (/Socket errors: (.*)/.exec(stdout)?.[1] ?? '').match(/\d+/g)?.map(Number) ?? [];
  return {
    requests: number(/(\d+) requests in/),
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: latency(50),
    p99: latency(99),
    failed: socketErrors.reduce((sum, count) => sum + count, number(/Non-2xx or 3xx responses: (\d+)/)),
  };
}
