import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { announceJobs } from '#api/services/job-alerts/announce-jobs';
import { inTransaction } from '#api/store/work';
import { alertMails } from '#api/testing/job-alerts';
import { startSmtp } from '#api/testing/smtp';
import { addOpenJob } from '#api/testing/test-api';
import { inArabic } from '../testing/forms.ts';
import { startTestServer } from '../testing/test-server.ts';

const email = 'noor@visitor.example';
const fromPage = { host: 'localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

async function start() {
  const smtp = await startSmtp();
  const server = await startTestServer({ SMTP_URL: smtp.url });
  const { app, backend } = server;
  const post = (url: string, fields: Record<string, string> = {}, headers: Record<string, string> = fromPage) =>
    app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
  /** The token that confirms, of the mail that has arrived. */
  const confirming = async () => {
    await expect.poll(() => smtp.received).toHaveLength(1);
    const { html } = await PostalMime.parse(smtp.received[0]?.raw ?? '');
    return /\/alerts\/confirm\/([\w-]+)"/.exec(html ?? '')?.[1] ?? '';
  };
  return { ...server, post, confirming, mails: () => alertMails(backend, email) };
}

/** A server with somebody who was told of a job, and the page on which they leave. */
async function told() {
  const server = await start();
  const { backend, post, confirming } = server;
  await post('/careers/alerts', { email });
  await post(`/careers/alerts/confirm/${await confirming()}`);
  await addOpenJob(backend.store);
  // Read before it goes: a mail that is sent has no text any more.
  const mail = await inTransaction(backend.store, { actor: null }, async (work) => {
    await announceJobs(work, { texts: backend.live.texts, settings: server.settings });
    return (await work.repositories.outbox.list()).find(({ leavingUrl }) => leavingUrl !== null);
  });
  return { ...server, page: new URL(mail?.leavingUrl ?? '').pathname };
}

test('the form works without a script, in each language, and says the same of every address', async () => {
  const { post, mails } = await start();

  const [first, second] = [await post('/careers/alerts', { email, remark: '' }), await post('/careers/alerts', { email })];
  const trapped = await post('/careers/alerts', { email: 'other@visitor.example', remark: 'x' });
  const arabic = await post(inArabic({ url: '/careers/alerts' }).url, { email: 'amal@visitor.example' });

  for (const response of [first, second, trapped])
    expect([response.statusCode, response.body]).toEqual([200, '<h1>en asked</h1>{"state":"asked"}']);
  expect(arabic.body).toContain('<h1>ar asked</h1>');
  expect(await mails()).toHaveLength(1);
  expect(first.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  });
});

test('what was typed comes back with the reason, and a reload of the page has the form', async () => {
  const { app, post } = await start();

  const refused = await post('/careers/alerts', { email: 'noor@' });
  const foreign = await post('/careers/alerts', { email }, { ...fromPage, 'sec-fetch-site': 'cross-site' });
  const reloaded = await app.inject('/ar/careers/alerts');

  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('"state":"refused","email":"noor@","message":"')]);
  expect(foreign.statusCode).toBe(403);
  expect([reloaded.statusCode, reloaded.body]).toEqual([200, '<h1>ar asking</h1>{"state":"asking"}']);
});

test('opening the link of the mail confirms nothing, its button does, as often as it is pressed', async () => {
  const { app, backend, post, ...mailed } = await start();
  await post('/careers/alerts', { email });
  const confirming = await mailed.confirming();
  const url = `/careers/alerts/confirm/${confirming}`;

  const opened = await app.inject(url);
  const counted = await backend.store.jobAlerts.countConfirmed();
  const pressed = [await post(url), await post(url)];
  const expired = [await app.inject(`${url}A`), await post(`${url}A`)];

  expect(opened.body).toBe(`<h1>en unconfirmed</h1>{"state":"unconfirmed","token":"${confirming}"}`);
  expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(counted).toBe(0);
  for (const { statusCode, body } of pressed) expect([statusCode, body]).toEqual([200, '<h1>en confirmed</h1>{"state":"confirmed"}']);
  expect((await app.inject(url)).body).toContain('<h1>en confirmed</h1>');
  for (const { statusCode, body } of expired) expect([statusCode, body]).toEqual([410, '<h1>en expired</h1>{"state":"expired"}']);
});

test('a reader leaves by the button of a page, which is friendly to links of before', async () => {
  const { app, backend, page, post, mails } = await told();

  const opened = await app.inject(page);
  const counted = await backend.store.jobAlerts.countConfirmed();
  const left = [await post(page), await post(page)];

  expect(opened.body).toContain('<h1>en leaving</h1>');
  expect(counted).toBe(1);
  for (const { statusCode, body } of left) expect([statusCode, body]).toEqual([200, '<h1>en left</h1>{"state":"left"}']);
  expect((await app.inject(page)).body).toContain('<h1>en left</h1>');
  expect(await mails()).toEqual([]);
  expect((await app.inject('/careers/alerts/leave/nothing')).statusCode).toBe(404);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'],
])(
  'a mail program leaves by one POST request of RFC 8058 without cookie or origin, as %s, and is not redirected',
  async (type, payload) => {
    const { app, backend, page } = await told();

    const response = await app.inject({ method: 'POST', url: page, headers: { host: 'localhost', 'content-type': type }, payload });

    expect(response.statusCode).toBe(200);
    expect(await backend.store.jobAlerts.countConfirmed()).toBe(0);
  },
);

test('no log line has an address or the token of a link', async () => {
  const { app, page, post, log } = await told();
  await app.inject(page);
  await app.inject('/careers/alerts/confirm/secret-token');
  await app.inject(`/api/job-alerts/leavings/${page.split('/').at(-1)}`);
  await post(page);

  expect(log.some((line) => line.includes('/careers/alerts/leave/…'))).toBe(true);
  for (const secret of [email, page.split('/').at(-1) ?? '', 'secret-token'])
    expect(log.filter((line) => line.includes(secret))).toEqual([]);
});
