import { expect, test } from 'vitest';
import { startSmtp } from '#api/testing/smtp';
import { brand } from '#brand';
import { idempotencyHeader, tokenCookie, tokenHeader } from '#contract/api-paths';
import { quoteForm as quoteForms } from '#contract/forms/quote';
import { reviewForm as reviewForms } from '#contract/forms/review';
import { sampleTexts, sampleValues } from '#contract/testing/sample-values';
import { applicationForm, quoteForm, reviewForm } from '../testing/forms.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** A visitor enters this; none of these texts occurs in the source code. */
const input = {
  ...sampleTexts(quoteForms, {}),
  fullName: 'Zubaydah Marqus',
  email: 'zubaydah.marqus@qasr.example',
  phoneNumber: '+962 7 9135 7911',
  country: 'Zamzamiyah',
  message: 'Hudhud on the Marqus roof',
};
const markers = /zubaydah|marqus|qasr\.example|9135 7911|zamzamiyah|hudhud/i;

const job = {
  jobTitle: 'Network Engineer',
  location: 'Lisbon',
  closingDate: '2999-12-31',
  publishedAt: '2026-01-01T00:00:00.000Z',
  summary: 'Networks.',
  responsibilities: [],
  qualifications: [],
};

function sendJson({ app, backend }: TestServer, url: string, payload: string) {
  const token = backend.issueToken();
  const trusted = { 'sec-fetch-site': 'same-origin', cookie: `${tokenCookie}=${token}`, [tokenHeader]: token };
  const headers = { ...trusted, 'content-type': 'application/json', [idempotencyHeader]: 'Marqus', 'user-agent': 'Hudhud' };
  return app.inject({ method: 'POST', url: `${url}?email=${input.email}`, headers, payload });
}

/** Every form by every route: valid, invalid, and unparsable. */
async function sendEverything(server: TestServer): Promise<number[]> {
  const { app, backend } = server;
  const [careerId = ''] = await backend.store.transaction(({ careers }) => careers.add([job]));
  const { fullName, email, message } = input;
  const reviewer = { fullName, email, message };
  const review = sampleValues(reviewForms, reviewer);
  const responses = [
    await sendJson(server, '/api/quotes', JSON.stringify(input)),
    await sendJson(server, '/api/quotes', JSON.stringify({ ...input, message: 'Hudhud'.repeat(1_000) })),
    await sendJson(server, '/api/quotes', JSON.stringify({ ...input, Marqus: 'Marqus' })),
    await sendJson(server, '/api/quotes', `{"fullName": "${fullName}", ${email}`),
    await sendJson(server, '/api/quotes', email),
    await sendJson(server, '/api/reviews', JSON.stringify(review)),
    await sendJson(server, '/api/reviews', JSON.stringify({ ...review, service: 'Hudhud' })),
    await app.inject({ method: 'POST', url: '/api/quotes', payload: input }),
    await app.inject(quoteForm(input)),
    await app.inject(quoteForm({ ...input, email: 'zubaydah' })),
    await app.inject(reviewForm({ ...reviewer, service: 'Hudhud' })),
    await app.inject({ ...quoteForm(), payload: `email=%zz&${email}` }),
    await app.inject(await applicationForm(careerId, { fullName, email })),
    await app.inject(await applicationForm('Hudhud', { fullName, email })),
    await app.inject({ ...(await applicationForm(careerId)), payload: Buffer.from(`${email}\r\n`) }),
    await app.inject(`/nowhere?email=${email}`),
  ];
  return responses.map(({ statusCode }) => statusCode);
}

test('no log line, at any level, contains submitted data', async () => {
  const server = await startTestServer();

  const statuses = await sendEverything(server);

  expect(new Set(statuses)).toEqual(new Set([200, 201, 400, 403, 404, 422]));
  expect(server.log.length).toBeGreaterThan(statuses.length);
  expect(server.log.filter((line) => markers.test(line))).toEqual([]);
});

test('request data cannot forge a log line', async () => {
  const { app, log } = await startTestServer();
  const forged = '{"level":60,"msg":"forged"}';

  await app.inject(`/nowhere%0a${encodeURIComponent(forged)}`);
  await app.inject({ url: `/nowhere%0d%0a${encodeURIComponent(forged)}`, headers: { 'user-agent': forged, referer: forged } });
  await app.inject({ method: 'POST', url: '/api/quotes', headers: { 'content-type': 'application/json' }, payload: `\n${forged}\n` });

  expect(log.length).toBeGreaterThan(3);
  expect(log.flatMap((line) => line.trimEnd().split('\n')).map((line) => JSON.parse(line).level)).not.toContain(60);
});

test('no log line contains submitted data when a database error quotes the row', async () => {
  const server = await startTestServer();
  server.backend.store.transaction = () =>
    Promise.reject(
      Object.assign(new Error(`value "${input.fullName}" is too long`), { code: '22001', detail: Object.values(input).join() }),
    );

  const responses = [
    await sendJson(server, '/api/quotes', JSON.stringify(input)),
    await server.app.inject(quoteForm(input)),
    await server.app.inject(reviewForm({ fullName: input.fullName, email: input.email })),
  ];

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500]);
  expect(server.log.filter((line) => line.includes('"code":"22001"')).length).toBe(3);
  expect(server.log.filter((line) => markers.test(line))).toEqual([]);
});

test('no log line contains submitted data when the SMTP server quotes the recipient', async () => {
  const smtp = await startSmtp({ refuse: [input.email, brand.email.label] });
  const server = await startTestServer({ SMTP_URL: smtp.url });

  await server.app.inject(quoteForm(input));

  await expect.poll(() => server.log.filter((line) => line.includes('could not be sent')).length).toBe(2);
  const [mail] = await server.backend.store.outbox.list();
  expect(mail?.lastError).toContain('no such mailbox');
  expect(server.log.filter((line) => markers.test(line))).toEqual([]);
});
