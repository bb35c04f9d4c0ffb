import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtRoutes } from './support/routes.ts';
import type { SiteProcess } from './support/site-process.ts';
import { expect, test } from './support/test.ts';

interface StoredQuote {
  reference: string;
  email: string;
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64');
const quotesIn = async (site: SiteProcess) => JSON.parse(await site.inbox('quotes', '--json')) as StoredQuote[];

/** The one quote that came from an address. */
async function quoteFrom(site: SiteProcess, email: string): Promise<StoredQuote> {
  const quotes = (await quotesIn(site)).filter((quote) => quote.email === email);
  expect(quotes).toHaveLength(1);
  return quotes[0] as StoredQuote;
}

const quoteFields = (email: string) =>
  new URLSearchParams({
    fullName: 'Amal Haddad',
    email,
    phoneNumber: '+962 7 0000 0000',
    country: 'Jordan',
    message: 'Two tills.',
    companyWebsite: '',
  });

/** The quote form as a browser without JavaScript sends it. */
const sendQuote = (site: SiteProcess, email: string): Promise<Response> =>
  fetch(`${site.url}/contact`, { method: 'POST', body: quoteFields(email), headers: { 'sec-fetch-site': 'same-origin' } });

test('a quote is in the inbox, and its two mails with the same reference are written', async ({ site }) => {
  const email = 'ordinary@visitor.example';
  expect((await sendQuote(site, email)).status).toBe(200);
  const { reference } = await quoteFrom(site, email);
  const mails = async () => (await readdir(join(site.dataDir, 'mail'))).filter((name) => name.startsWith(reference)).sort();
  await expect.poll(mails).toEqual([`${reference}-confirmation.eml`, `${reference}-staff.eml`]);
});

test('a quote and its two mails survive the sudden death of the process', async ({ site }) => {
  const email = 'survivor@visitor.example';
  expect((await sendQuote(site, email)).status).toBe(200);
  await site.kill();
  await site.restart();
  const { reference } = await quoteFrom(site, email);
  const mails = JSON.parse(await site.inbox('mail', '--json')) as { reference: string }[];
  expect(mails.filter((mail) => mail.reference === reference)).toHaveLength(2);
});

test('the same form sent again after a restart is stored once and keeps its reference', async ({ site }) => {
  const email = 'twice@visitor.example';
  const first = await (await sendQuote(site, email)).text();
  await site.restart();
  const second = await (await sendQuote(site, email)).text();
  const { reference } = await quoteFrom(site, email);
  for (const page of [first, second]) expect(page).toContain(reference);
});

test('a review that staff approve stands on the home page at the very next request', async ({ site }) => {
  const fields = {
    fullName: 'Nader Aziz',
    email: 'n@visitor.example',
    rate: '5',
    service: 'Web',
    message: 'Approved from the other process.',
  };
  const headers = { 'sec-fetch-site': 'same-origin' };
  await fetch(site.url, { method: 'POST', body: new URLSearchParams(fields), headers });
  const home = async () => (await fetch(site.url)).text();
  expect(await home()).not.toContain(fields.message);
  const reviews = JSON.parse(await site.inbox('reviews', '--json')) as { _id: string; message: string }[];
  await site.inbox('reviews', 'approve', reviews.find(({ message }) => message === fields.message)?._id ?? '');
  expect(await home()).toContain(fields.message);
});

test('a request that is running when the server is told to stop gets its answer', async ({ site }) => {
  const email = 'last@visitor.example';
  const body = quoteFields(email).toString();
  const running = request(`${site.url}/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      'sec-fetch-site': 'same-origin',
      // The server says when it has taken the request on, before the body.
      expect: '100-continue',
    },
  });
  await once(running, 'continue');
  const restarted = site.restart();
  running.end(body);
  const [answer] = (await once(running, 'response')) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(200);
  await restarted;
  await quoteFrom(site, email);
});

test('a server that is told to stop under load fails no request', async ({ site }) => {
  const connections = Array.from({ length: 50 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const faults: unknown[] = [];
  const ask = async (agent: Agent) => {
    const [answer] = (await once(get(site.url, { agent }), 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    if (answer.statusCode !== 200) faults.push(answer.statusCode);
  };
  await Promise.all(connections.map(ask));

  let running = true;
  const restarted = site.restart().finally(() => {
    running = false;
  });
  const askUntilRefused = async (agent: Agent) => {
    try {
      while (running) await ask(agent);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') faults.push(error);
    }
  };
  await Promise.all(connections.map(askUntilRefused));
  await restarted;
  expect(faults).toEqual([]);
});

test('what was built is not built again: a second start has nothing to wait for', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, ['tools/setup.mjs', 'build']);
  expect(stderr).not.toContain('building');
});

for (const url of builtRoutes) {
  test(`${url} comes compressed, with a policy that allows no more than the page holds`, async ({ site }) => {
    const answer = await fetch(site.url + url, { headers: { 'accept-encoding': 'br' } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(answer.headers.get('content-encoding')).toBe('br');
    for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) expect(policy).toContain(`${directive} 'none'`);
    expect(policy).toMatch(/script-src 'self'[ ;].*style-src 'self'[ ;]/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    const inline = Array.from((await answer.text()).matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g), ([, , content = '']) =>
      sha256(content),
    );
    for (const [, hash] of policy.matchAll(/'sha256-([^']+)'/g)) expect(inline).toContain(hash);
    const again = await fetch(site.url + url, { headers: { 'accept-encoding': 'br', 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });
}

test('every script that a page names comes with its hash', async ({ site }) => {
  for (const url of builtRoutes) {
    const page = await (await fetch(site.url + url)).text();
    const scripts = [...page.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [tag, path] of scripts) {
      const content = Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
      expect(tag).toContain(`integrity="sha256-${sha256(content)}"`);
    }
  }
});

test('files with a hash in their name are kept for a year, and none is missing', async ({ site }) => {
  const page = await (await fetch(site.url)).text();
  const files = [...new Set([...page.matchAll(/"(\/_astro\/[^"\s]+)"/g)].map(([, path = '']) => path))];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const answer = await fetch(site.url + file);
    expect([file, answer.status, answer.headers.get('cache-control')]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
  }
});
