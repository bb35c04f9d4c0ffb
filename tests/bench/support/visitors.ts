import { median } from './measures.ts';

/** How visitors fared while something was going on. */
export interface Served {
  requests: number;
  failed: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  slowest: number;
}

/** Pages and data that people ask for. */
const paths = ['/', '/about', '/contact', '/careers', '/clients', '/api/groups', '/api/clients'];

/** Milliseconds between two requests. */
const interval = 20;

/** Visitors who read the site, one request every 20 ms, until they are told to stop. */
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
  }, interval);
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
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered with status ${answer.status}`);
  return performance.now() - started;
}
