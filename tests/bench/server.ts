// `npm run bench:server`: how many requests a second the server answers on one core, beside nginx with the same bytes and header lines on
// the same core; what a stored quote costs; how long a start takes; what memory it holds after 100,000 requests. The tables it prints are
// those of docs/performance.md. Ends with an error when an answer fails, or when the server is slower than it may be.
import { apiPaths } from '#contract/api-paths';
import { urls } from '#contract/urls';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { getEncoded as answerOf, median } from './support/measures.ts';
import { Nginx, type ServedFile } from './support/nginx.ts';
import { pinTo, residentBytes } from './support/process.ts';
import { newIdempotencyKey, visitorHeaders } from './support/visitor.ts';
import { type Load, load } from './support/wrk.ts';

/** The server has one core, whoever asks has the other. */
const cores = { server: 0, visitors: 1 };
const rounds = 3;
const seconds = 5;
const requestsForMemory = 100_000;
const quotes = { count: 2000, atOnce: 16 };
const starts = 5;
/** Part of nginx's requests a second that ours must reach; milliseconds for 99 of 100 answers. */
const limits = { share: 0.5, p99: 20 };

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const site = await SiteProcess.start('working');
try {
  await compareWithNginx();
  await keepAsking();
  await storeQuotes();
  await startAgain();
} finally {
  await site.remove();
}

async function compareWithNginx(): Promise<void> {
  const script = /\/_astro\/[^"]+\.js/.exec(await (await fetch(site.url)).text())?.[0];
  if (script === undefined) throw new Error('The home page has no script');
  const subjects: [what: string, path: string][] = [
    ['prerendered page', urls.cyberSecurity],
    ['page from the cache', urls.home],
    ['script', script],
  ];
  const files = await Promise.all(subjects.map(([, path]) => servedFile(path)));
  const nginx = await Nginx.start(files);
  try {
    pinTo(cores.server, site.pid);
    pinTo(cores.server, nginx.pid);
    console.log('| what | bytes | ours, requests/s | nginx, requests/s | share | ours, p50 / p99 ms | nginx, p50 / p99 ms |');
    console.log('| --- | --- | --- | --- | --- | --- | --- |');
    for (const [index, [what, path]] of subjects.entries()) {
      const ours: Load[] = [];
      const theirs: Load[] = [];
      await load(site.url + path, { seconds: 2, core: cores.visitors });
      for (let round = 0; round < rounds; round++) {
        ours.push(await load(site.url + path, { seconds, core: cores.visitors }));
        theirs.push(await load(nginx.urlOf(index), { seconds, core: cores.visitors }));
      }
      const [speed, theirSpeed] = [of(ours, 'requestsPerSecond'), of(theirs, 'requestsPerSecond')];
      const share = speed / theirSpeed;
      const bytes = files[index]?.gzip.length;
      console.log(
        `| ${what} | ${bytes} | ${whole.format(speed)} | ${whole.format(theirSpeed)} | ${share.toFixed(2)} | ${delay(ours)} | ${delay(theirs)} |`,
      );
      const isWell = share >= limits.share && of(ours, 'p99') <= limits.p99 && ours.every(({ failed }) => failed === 0);
      if (!isWell) process.exitCode = 1;
    }
  } finally {
    await nginx.stop();
  }
}

async function servedFile(path: string): Promise<ServedFile> {
  const plain = await answerOf(site.url + path, 'identity');
  const gzip = await answerOf(site.url + path, 'gzip');
  return { headers: plain.headers, plain: plain.body, gzip: gzip.body };
}

function delay(loads: Load[]): string {
  return `${of(loads, 'p50').toFixed(1)} / ${of(loads, 'p99').toFixed(1)}`;
}

function of(loads: Load[], figure: keyof Load): number {
  return median(loads.map((one) => one[figure]));
}

async function keepAsking(): Promise<void> {
  const before = residentBytes(site.pid);
  let requests = 0;
  let failed = 0;
  while (requests < requestsForMemory) {
    const round = await load(site.url, { seconds, core: cores.visitors });
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
  const body = JSON.stringify({
    fullName: 'Amal Haddad',
    email: 'amal@visitor.example',
    phoneNumber: '+962 7 0000 0000',
    country: 'Jordan',
    message: 'Two tills.',
  });
  const times: number[] = [];
  let refused = 0;
  let left = quotes.count;
  const started = performance.now();
  const visitor = async () => {
    while (left-- > 0) {
      const sent = performance.now();
      const answer = await fetch(site.url + apiPaths.quotes, { method: 'POST', headers: { ...headers, ...newIdempotencyKey() }, body });
      await answer.arrayBuffer();
      times.push(performance.now() - sent);
      if (answer.status !== 201) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: quotes.atOnce }, visitor));
  const perSecond = quotes.count / ((performance.now() - started) / 1000);
  const sorted = times.toSorted((one, other) => one - other);
  console.log(`\n${quotes.count} quotes, each on disk with its two mails before its answer, ${quotes.atOnce} at once, ${refused} refused:`);
  console.log(
    `${Math.round(perSecond)} a second; p50 ${median(times).toFixed(1)} ms, p99 ${sorted[Math.floor(sorted.length * 0.99)]?.toFixed(1)} ms`,
  );
  if (refused > 0) process.exitCode = 1;
}

async function startAgain(): Promise<void> {
  const times: number[] = [];
  for (let start = 0; start < starts; start++) {
    await site.kill();
    const began = performance.now();
    await site.restart();
    times.push(performance.now() - began);
  }
  console.log(`\nFrom the start of the process until it listens, the median of ${starts}: ${Math.round(median(times))} ms`);
}
