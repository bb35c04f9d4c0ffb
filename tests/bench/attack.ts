// `npm run bench:attack`: 400 connections that send drop by drop, a flood from one address, and floods from 500 addresses, each while
// visitors read the site. Prints what became of the attackers and how the visitors fared; ends with an error when a slow connection lives
// longer than 15 s, when a visitor is not served, or when a flood gets more than its budget. Everything stays on this machine.
import { connect } from 'node:net';
import { apiPaths } from '#contract/api-paths';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { visitorHeaders } from './support/visitor.ts';
import { startVisitors } from './support/visitors.ts';

/** Seconds. */
const longestLife = 15;
const slowConnections = 400;
const addresses = 500;
const requests = 3_000;
const atOnce = 40;
const fields = { fullName: 'Flood', email: 'flood@visitor.example', phoneNumber: '1', country: 'Jordan', message: 'Flood' };

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
  const beginnings: Record<string, string> = {
    'silent connections': '',
    'slow headers': `GET / HTTP/1.1\r\nhost: ${host.host}\r\nx-slow: `,
    'slow bodies': body(apiPaths.quotes, 'application/json'),
    'slow uploads': body(apiPaths.applicants, 'multipart/form-data; boundary=b'),
    'slow bodies that were refused': body('/nowhere', 'text/plain'),
  };

  await during('nothing', () => new Promise((resolve) => setTimeout(() => resolve({}), 5_000)));
  for (const [name, beginning] of Object.entries(beginnings)) await during(name, () => drip(beginning));
  await during('flood from one address', () => flood(() => '203.0.113.7', sendQuote));
  await during('flood from 500 addresses', () => flood(addressOf, sendQuote));
  await during('flood of forms without JavaScript', () => flood(addressOf, sendForm));
  console.table(figures);

  /** Holds connections open and sends a letter on each every 500 ms, until the server has ended them all. */
  async function drip(beginning: string): Promise<Record<string, string | number>> {
    const lives = await Promise.all(Array.from({ length: slowConnections }, () => lifeOf(beginning)));
    const longest = Math.max(...lives);
    if (longest > longestLife) process.exitCode = 1;
    return { attackers: slowConnections, 'longest life, s': longest.toFixed(1) };
  }

  function lifeOf(beginning: string): Promise<number> {
    const started = performance.now();
    const socket = connect(Number(host.port), host.hostname).on('error', () => undefined);
    socket.resume().write(beginning);
    const dripping = beginning === '' ? undefined : setInterval(() => socket.write('x'), 500);
    return new Promise((resolve) => {
      socket.once('close', () => {
        clearInterval(dripping);
        resolve((performance.now() - started) / 1000);
      });
    });
  }

  async function flood(from: (request: number) => string, send: (address: string) => Promise<Response>) {
    const statuses = new Map<number, number>();
    let sent = 0;
    let withoutTime = 0;
    async function attack(): Promise<void> {
      while (sent < requests) {
        sent += 1;
        const answer = await send(from(sent));
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 429 && !answer.headers.has('retry-after')) withoutTime += 1;
      }
    }
    const started = performance.now();
    await Promise.all(Array.from({ length: atOnce }, attack));
    if (withoutTime > 0 || (statuses.get(429) ?? 0) < requests / 2) process.exitCode = 1;
    const seconds = (performance.now() - started) / 1000;
    const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    return { attackers: requests, answers, 'requests per second': Math.round(requests / seconds) };
  }

  function addressOf(request: number): string {
    const sender = request % addresses;
    return `198.51.${Math.floor(sender / 250)}.${sender % 250}`;
  }

  function sendQuote(address: string): Promise<Response> {
    return fetch(site.url + apiPaths.quotes, {
      method: 'POST',
      headers: { ...trusted, 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(fields),
    });
  }

  function sendForm(address: string): Promise<Response> {
    return fetch(`${site.url}/contact`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
      body: new URLSearchParams({ ...fields, message: crypto.randomUUID() }),
    });
  }
} finally {
  await site.remove();
}
