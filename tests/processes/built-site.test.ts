import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from '#api/store/open-store';
import { quoteForm } from '#contract/forms/quote';
import { reviewForm } from '#contract/forms/review';
import { sampleTexts } from '#contract/testing/sample-values';
import { SiteProcess } from '../e2e/support/site-process.ts';

let starting: Promise<SiteProcess>;
let site: SiteProcess;
/** The site's own database, as another process sees it. */
let store: Store;
beforeAll(async () => {
  starting = SiteProcess.start('working');
  site = await starting;
  store = await openStore({ dataDir: site.dataDir });
});
// Also when the start took too long: no process may outlive the tests.
afterAll(async () => {
  await store?.close();
  await (await starting).remove();
});

const only = <T>(items: T[]): T => {
  expect(items).toHaveLength(1);
  return items[0] as T;
};

/** The one stored quote of a sender. */
const quoteFrom = async (email: string) => only((await store.quotes.list()).filter((quote) => quote.email === email));

const quoteFields = (email: string) => new URLSearchParams(sampleTexts(quoteForm, { email, remark: '' }));

/** The quote form as a browser without JavaScript sends it. */
const sendQuote = (email: string): Promise<Response> =>
  fetch(`${site.url}/contact`, { method: 'POST', body: quoteFields(email), headers: { 'sec-fetch-site': 'same-origin' } });

test('a quote is in the inbox, and its two mails with the same reference are written', async () => {
  const email = 'ordinary@visitor.example';
  expect((await sendQuote(email)).status).toBe(200);
  const inbox = JSON.parse(await site.inbox('quotes', '--json')) as Awaited<ReturnType<typeof quoteFrom>>[];
  const { reference } = only(inbox.filter((quote) => quote.email === email));
  const mails = async () => (await readdir(join(site.dataDir, 'mail'))).filter((name) => name.startsWith(reference)).sort();
  await expect.poll(mails).toEqual([`${reference}-confirmation.eml`, `${reference}-staff.eml`]);
});

test('a quote and its two mails survive a SIGKILL of the process', async () => {
  const email = 'survivor@visitor.example';
  expect((await sendQuote(email)).status).toBe(200);
  await site.kill();
  await site.restart();
  const { reference } = await quoteFrom(email);
  const mails = JSON.parse(await site.inbox('mail', '--json')) as { reference: string }[];
  expect(mails.filter((mail) => mail.reference === reference)).toHaveLength(2);
});

test('the same form sent again after a restart is stored once and keeps its reference', async () => {
  const email = 'twice@visitor.example';
  const first = await (await sendQuote(email)).text();
  await site.restart();
  const second = await (await sendQuote(email)).text();
  const { reference } = await quoteFrom(email);
  for (const page of [first, second]) expect(page).toContain(reference);
});

test('a review that staff approve is on the home page at the very next request', async () => {
  const fields = sampleTexts(reviewForm, { email: 'n@visitor.example', message: 'Approved from the other process.' });
  const headers = { 'sec-fetch-site': 'same-origin' };
  await fetch(site.url, { method: 'POST', body: new URLSearchParams(fields), headers });
  const home = async () => (await fetch(site.url)).text();
  expect(await home()).not.toContain(fields.message);
  const reviews = JSON.parse(await site.inbox('reviews', '--json')) as { _id: string; message: string }[];
  await site.inbox('reviews', 'approve', reviews.find(({ message }) => message === fields.message)?._id ?? '');
  expect(await home()).toContain(fields.message);
});

test('a request that is running when the server is told to stop gets its response', async () => {
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
  const [response] = (await once(running, 'response')) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(200);
  await restarted;
  await quoteFrom(email);
});

test('a server that is told to stop under load fails no request', async () => {
  const connections = Array.from({ length: 50 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const failures: unknown[] = [];
  const requestHome = async (agent: Agent) => {
    const [response] = (await once(get(site.url, { agent }), 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
    if (response.statusCode !== 200) failures.push(response.statusCode);
  };
  await Promise.all(connections.map(requestHome));

  let running = true;
  const restarted = site.restart().finally(() => {
    running = false;
  });
  const requestUntilRefused = async (agent: Agent) => {
    try {
      while (running) await requestHome(agent);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') failures.push(error);
    }
  };
  await Promise.all(connections.map(requestUntilRefused));
  await restarted;
  expect(failures).toEqual([]);
});
