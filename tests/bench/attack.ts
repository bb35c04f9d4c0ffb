// `npm run bench:attack`: 400 slow connections (slowloris), a flood from one IP address, and floods from 500, each while visitors read the
// site. Prints the outcome for attackers and visitors. Fails when a slow connection lives longer than 15 s, when a visitor is not served, or when
// a flood exceeds its rate limit. Uses loopback only.
import { connect } from 'node:net';
import { apiPaths } from '#contract/api-paths';
import { quoteForm } from '#contract/forms/quote';
import { sampleTexts } from '#contract/testing/sample-values';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { visitorHeaders } from './support/visitor.ts';
import { startVisitors } from './support/visitors.ts';

const maxLifetimeSeconds = 15;
const slowConnections = 400;
const ipAddresses = 500;
const requests = 3_000;
const concurrency = 40;
const fields = sampleTexts(quoteForm, { email: 'flood@visitor.example' });

const site = await SiteProcess.start('working', { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback', LOG_LEVEL: 'fatal' });
const host = new URL(site.url);
try {
  const trusted = await visitorHeaders(site.url);
  const figures: Record<string, Record<string, string | number>> = {};

  async function during(name: string, attack: () => Promise<Record<string, string | number>>): Promise<void> {
    const visitors = startVisitors(site.url);
    const outcome = await attack();
    const { failed, p50, p99, slowest, requests: read } = await visitors.stop();
    if (failed > 0) process.exitCode = 1;
    figures[name] = {
      ...outcome,
      'visitors served': `${read - failed} of ${read}`,
      'p50, ms': p50.toFixed(1),
      'p99, ms': p99.toFixed(1),
      'slowest, ms': slowest.toFixed(0),
    };
  }

  const headers = Object.entries({ host: host.host, ...trusted }).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\n${headers.join('')}content-type: ${type}\r\ncontent-length: 60000\r\n\r\n`;
  const starts: Record<string, string> = {
    'idle connections': '',
    'slow headers': `GET / HTTP/1.1\r\nhost: ${host.host}\r\nx-slow: `,
    'slow bodies': body(apiPaths.quotes, 'application/json'),
    'slow uploads': body(apiPaths.applicants, 'multipart/form-data; boundary=b'),
    'slow bodies of refused requests': body('/nowhere', 'text/plain'),
  };

  await during('nothing', () => new Promise((resolve) => setTimeout(() => resolve({}), 5_000)));
  for (const [name, start] of Object.entries(starts)) await during(name, () => sendSlowly(start));
  await during('flood from one IP address', () => flood(() => '203.0.113.7', sendQuote));
  await during('flood from 500 IP addresses', () => flood(ipOf, sendQuote));
  await during('flood of forms without JavaScript', () => flood(ipOf, sendForm));
  console.table(figures);

  /** Opens connections and sends a byte on each every 500 ms, until the server has closed them all. */
  async function sendSlowly(start: string): Promise<Record<string, string | number>> {
    const lifetimes = await Promise.all(Array.from({ length: slowConnections }, () => lifetimeOf(start)));
    const longest = Math.max(...lifetimes);
    if (longest > maxLifetimeSeconds) process.exitCode = 1;
    return { attackers: slowConnections, 'longest lifetime, s': longest.toFixed(1) };
  }

  function lifetimeOf(start: string): Promise<number> {
    const started = performance.now();
    const socket = connect(Number(host.port), host.hostname).on('error', () => undefined);
    socket.resume().write(start);
    const interval = start === '' ? undefined : setInterval(() => socket.write('x'), 500);
    return new Promise((resolve) => {
      socket.once('close', () => {
        clearInterval(interval);
        resolve((performance.now() - started) / 1000);
      });
    });
  }

  async function flood(from: (request: number) => string, send: (ip: string) => Promise<Response>) {
    const statuses = new Map<number, number>();
    let sent = 0;
    let withoutRetryAfter = 0;
    async function attack(): Promise<void> {
      while (sent < requests) {
        sent += 1;
        const response = await send(from(sent));
        await response.arrayBuffer();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        if (response.status === 429 && !response.headers.has('retry-after')) withoutRetryAfter += 1;
      }
    }
    const started = performance.now();
    await Promise.all(Array.from({ length: concurrency }, attack));
    if (withoutRetryAfter > 0 || (statuses.get(429) ?? 0) < requests / 2) process.exitCode = 1;
    const seconds = (performance.now() - started) / 1000;
    const responses = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    return { attackers: requests, responses, 'requests per second': Math.round(requests / seconds) };
  }

  function ipOf(request: number): string {
    const sender = request % ipAddresses;
    return `198.51.${Math.floor(sender / 250)}.${sender % 250}`;
  }

  function sendQuote(ip: string): Promise<Response> {
    return fetch(site.url + apiPaths.quotes, {
      method: 'POST',
      headers: { ...trusted, 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify(fields),
    });
  }

  function sendForm(ip: string): Promise<Response> {
    return fetch(`${site.url}/contact`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': ip },
      body: new URLSearchParams({ ...fields, message: crypto.randomUUID() }),
    });
  }
} finally {
  await site.remove();
}
