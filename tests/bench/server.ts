// `npm run bench:server [-- staff]`: requests per second on one core beside nginx, which sends the same bytes and header lines from the same
// core; quotes per second, beside what the disk can do; start-up time; memory after 100,000 requests. `staff`: the requests per second alone,
// while somebody works in the Office. Prints the tables of docs/performance.md. Ends with an error when a response fails, or when the server
// is slower than `limits`.
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '#contract/api-paths';
import { quoteForm } from '#contract/forms/quote';
import { sampleValues } from '#contract/testing/sample-values';
import { urls } from '#contract/urls';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { getEncoded, median } from './support/measures.ts';
import { Nginx, type ServedFile } from './support/nginx.ts';
import { cpuSeconds, pinTo, residentBytes } from './support/process.ts';
import { startStaff } from './support/staff.ts';
import { newIdempotencyKey, visitorHeaders } from './support/visitor.ts';
import { type Load, load } from './support/wrk.ts';

/** The servers share one core, the load generator has the other. */
const cores = { server: 0, client: 1 };
/** Short rounds, ours and nginx in turn: what else happens on the machine disturbs both sides of a round alike. */
const rounds = { count: 11, seconds: 2 };
const warmUpSeconds = 3;
const requestsForMemory = 100_000;
const quotes = { count: 2000, atOnce: 16 };
const syncs = 200;
const starts = 5;
/**
 * Share: our requests per second divided by those of nginx, the median of the rounds. P99: milliseconds, in the best round, because a busy
 * machine delays responses in both servers.
 */
const limits = { share: 0.55, p99: 10 };

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const site = await SiteProcess.start('working');
try {
  if (process.argv.includes('staff')) await measureBesideStaff();
  else {
    await compareWithNginx();
    await measureMemory();
    await storeQuotes();
    await measureStarts();
  }
} finally {
  await site.remove();
}

interface Round {
  ours: Load;
  nginx: Load;
  /** Microseconds of CPU time per request. */
  ourCpu: number;
  nginxCpu: number;
}

async function compareWithNginx(): Promise<void> {
  const script = /\/_astro\/[^"]+\.js/.exec(await (await fetch(site.url)).text())?.[0];
  if (script === undefined) throw new Error('The home page has no script');
  const subjects: [what: string, path: string][] = [
    ['page without data', urls.cyberSecurity],
    ['page from the cache', urls.home],
    ['script', script],
  ];
  const files = await Promise.all(subjects.map(([, path]) => servedFile(path)));
  const nginx = await Nginx.start(files);
  try {
    pinTo(cores.server, site.pid);
    pinTo(cores.server, nginx.pid);
    console.log('Share of the requests per second of nginx, CPU time per request and delays: min / median / max over the rounds.\n');
    console.log(
      '| what | bytes | share | ours, requests/s | nginx, requests/s | ours, CPU µs | nginx, CPU µs | ours, p99 ms | nginx, p99 ms |',
    );
    console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
    for (const [index, [what, path]] of subjects.entries()) {
      const measured = await alternate(site.url + path, nginx, index);
      const shares = measured.map(({ ours, nginx }) => ours.requestsPerSecond / nginx.requestsPerSecond);
      const cells = [
        ...[what, files[index]?.gzip.length, spread(shares, 2)],
        spread(measured.map(({ ours }) => ours.requestsPerSecond)),
        spread(measured.map(({ nginx }) => nginx.requestsPerSecond)),
        spread(
          measured.map(({ ourCpu }) => ourCpu),
          1,
        ),
        spread(
          measured.map(({ nginxCpu }) => nginxCpu),
          1,
        ),
        spread(
          measured.map(({ ours }) => ours.p99),
          1,
        ),
        spread(
          measured.map(({ nginx }) => nginx.p99),
          1,
        ),
      ];
      console.log(`| ${cells.join(' | ')} |`);
      const isFast = median(shares) >= limits.share && Math.min(...measured.map(({ ours }) => ours.p99)) <= limits.p99;
      if (!isFast || measured.some(({ ours }) => ours.failed > 0)) process.exitCode = 1;
    }
  } finally {
    await nginx.stop();
  }
}

async function measureBesideStaff(): Promise<void> {
  const staff = await startStaff(site);
  await compareWithNginx();
  const { requests, p95 } = await staff.stop();
  console.log(`\nMeanwhile ${requests} requests of the Office, p95 ${p95.toFixed(0)} ms`);
}

/** The order within a round changes from one to the next, so that neither always comes after the other. */
async function alternate(url: string, nginx: Nginx, index: number): Promise<Round[]> {
  const measureOurs = () => measure(site.pid, url);
  const measureNginx = () => measure(nginx.pid, nginx.urlOf(index));
  await load(url, { seconds: warmUpSeconds, core: cores.client });
  const measured: Round[] = [];
  for (let round = 0; round < rounds.count; round++) {
    const first = round % 2 === 0 ? await measureOurs() : await measureNginx();
    const second = round % 2 === 0 ? await measureNginx() : await measureOurs();
    const [ours, theirs] = round % 2 === 0 ? [first, second] : [second, first];
    measured.push({ ours: ours.load, nginx: theirs.load, ourCpu: ours.cpu, nginxCpu: theirs.cpu });
  }
  return measured;
}

async function measure(pid: number, url: string): Promise<{ load: Load; cpu: number }> {
  const before = cpuSeconds(pid);
  const measured = await load(url, { seconds: rounds.seconds, core: cores.client });
  return { load: measured, cpu: ((cpuSeconds(pid) - before) * 1e6) / measured.requests };
}

function spread(figures: number[], digits = 0): string {
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return [Math.min(...figures), median(figures), Math.max(...figures)].map((figure) => format.format(figure)).join(' / ');
}

async function servedFile(path: string): Promise<ServedFile> {
  const plain = await getEncoded(site.url + path, 'identity');
  const gzip = await getEncoded(site.url + path, 'gzip');
  return { headers: plain.headers, plain: plain.body, gzip: gzip.body };
}

async function measureMemory(): Promise<void> {
  const before = residentBytes(site.pid);
  let requests = 0;
  let failed = 0;
  while (requests < requestsForMemory) {
    const round = await load(site.url, { seconds: 5, core: cores.client });
    requests += round.requests;
    failed += round.failed;
  }
  const after = residentBytes(site.pid);
  console.log(`\nMemory before and after ${whole.format(requests)} more requests of the home page, ${failed} failed:`);
  console.log(`${Math.round(before / 1e6)} MB, ${Math.round(after / 1e6)} MB`);
  if (failed > 0) process.exitCode = 1;
}

async function storeQuotes(): Promise<void> {
  const headers = { ...(await visitorHeaders(site.url)), 'content-type': 'application/json' };
  const body = JSON.stringify(sampleValues(quoteForm));
  const times: number[] = [];
  let refused = 0;
  let left = quotes.count;
  const started = performance.now();
  const visitor = async () => {
    while (left-- > 0) {
      const sent = performance.now();
      const response = await fetch(site.url + apiPaths.quotes, { method: 'POST', headers: { ...headers, ...newIdempotencyKey() }, body });
      await response.arrayBuffer();
      times.push(performance.now() - sent);
      if (response.status !== 201) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: quotes.atOnce }, visitor));
  const perSecond = quotes.count / ((performance.now() - started) / 1000);
  const sorted = times.toSorted((one, other) => one - other);
  console.log(
    `\n${quotes.count} quotes, each on disk with its two mails before its response, ${quotes.atOnce} at once, ${refused} refused:`,
  );
  console.log(
    `${Math.round(perSecond)} per second; p50 ${median(times).toFixed(1)} ms, p99 ${sorted[Math.floor(sorted.length * 0.99)]?.toFixed(1)} ms`,
  );
  console.log(`A write and fdatasync of 4 KiB in the same folder, ms, min / median / max of ${syncs}: ${spread(measureSyncs(), 2)}`);
  if (refused > 0) process.exitCode = 1;
}

/** Milliseconds for each of some writes that wait for the disk, one after the other: the floor of a commit. */
function measureSyncs(): number[] {
  const file = openSync(join(site.dataDir, 'sync-probe'), 'w');
  const page = Buffer.alloc(4096, 1);
  const times = Array.from({ length: syncs }, () => {
    const started = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    return performance.now() - started;
  });
  closeSync(file);
  return times;
}

async function measureStarts(): Promise<void> {
  const times: number[] = [];
  for (let start = 0; start < starts; start++) {
    await site.kill();
    const began = performance.now();
    await site.restart();
    times.push(performance.now() - began);
  }
  console.log(`\nFrom the start of the process until it listens, median of ${starts}: ${Math.round(median(times))} ms`);
}
