import { median } from './measures.ts';

/** Response times and failures of visitors. */
export interface Served {
  requests: number;
  failed: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  slowest: number;
}

const paths = ['/', '/about', '/contact', '/careers', '/clients', '/api/groups', '/api/clients'];

const intervalMs = 20;

/** Requests a page or a list every 20 ms until it is stopped. */
export function startVisitors(site: string): { stop: () => Promise<Served> } {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  let failed = 0;
  const timer = setInterval(() => {
    const path = paths[running.length % paths.length] ?? '/';
    running.push(
      visit(site + path).then(
        (time) => void times.push(time),
        () => {
          failed += 1;
        },
      ),
    );
  }, intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      const sorted = times.toSorted((one, other) => one - other);
      const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
      return { requests: running.length, failed, p50: median(sorted), p99, slowest: sorted.at(-1) ?? Number.NaN };
    },
  };
}

async function visit(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} returned status ${response.status}`);
  return performance.now() - started;
}
