import { expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { testSite } from '../testing/built-site.ts';
import { quoteForm, reviewForm } from '../testing/forms.ts';
import { startTestServer } from '../testing/test-server.ts';

/** Returns what the test site's page shows of the outcome. */
const outcomeIn = (html: string) => JSON.parse(/<\/h1>(\{.*?\})(?:<p>|$)/.exec(html)?.[1] ?? 'null');

test('a quote sent without JavaScript is stored, and the page shows its reference', async () => {
  const { app, backend } = await startTestServer();
  const response = await app.inject(quoteForm());
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  const [quote] = await backend.store.quotes.list();
  expect(quote).toMatchObject({ fullName: 'Amal Haddad', message: 'We open a shop and need two tills.' });
  expect(outcomeIn(response.body)).toMatchObject({ form: 'quote', result: { ok: true, receipt: { reference: quote?.reference } } });
});

test('a form sent without JavaScript tells its page, and the campaign of the link that opened it', async () => {
  const { app, backend } = await startTestServer();
  const form = quoteForm();
  await app.inject({ ...form, headers: { ...form.headers, referer: 'http://localhost/contact?utm_campaign=spring+sale&utm_source=mail' } });
  await app.inject({ ...quoteForm({ email: 'other@visitor.example' }) });
  const bySource = new Map((await backend.store.quotes.list()).map((quote) => [quote.email, quote]));
  expect(bySource.get('other@visitor.example')).toMatchObject({ sourcePage: '/contact', utmCampaign: '' });
  bySource.delete('other@visitor.example');
  expect([...bySource.values()]).toMatchObject([{ sourcePage: '/contact', utmCampaign: 'spring sale', utmSource: 'mail', sourceHost: '' }]);
});

test('a review sent without JavaScript is stored with its rating as a number', async () => {
  const { app, backend } = await startTestServer();
  const response = await app.inject(reviewForm({ rate: '5' }));
  expect(response.body).toContain('<h1>Home</h1>');
  expect(await backend.store.reviews.list()).toMatchObject([{ rate: 5, status: 'pending' }]);
});

test('errors have the same messages, and the input is kept', async () => {
  const { app, backend } = await startTestServer();
  const response = await app.inject(quoteForm({ fullName: ' ', email: 'not an address', message: 'Keep this.' }));
  expect(response.statusCode).toBe(422);
  expect(outcomeIn(response.body)).toMatchObject({
    values: { email: 'not an address', message: 'Keep this.' },
    result: {
      ok: false,
      message: messages['quote.required'],
      errors: { fullName: messages['field.nameRequired'], email: messages['field.invalidEmail'] },
    },
  });
  expect(await backend.store.quotes.list()).toEqual([]);
});

test('a review without a rating gets the message of that field', async () => {
  const { app } = await startTestServer();
  const withoutRating = await app.inject(reviewForm({ rate: '' }));
  expect(outcomeIn(withoutRating.body).result).toMatchObject({
    message: messages['review.required'],
    errors: { rate: messages['field.ratingRequired'] },
  });
  const wrongRating = await app.inject(reviewForm({ rate: 'many' }));
  expect(outcomeIn(wrongRating.body).result.errors).toEqual({ rate: messages['field.invalidChoice'] });
});

test('the same form sent again is stored once and keeps its reference', async () => {
  const { app, backend } = await startTestServer();
  const references = (await Promise.all(Array.from({ length: 5 }, () => app.inject(quoteForm())))).map(
    (response) => outcomeIn(response.body).result.receipt.reference,
  );
  await app.inject(quoteForm({ message: 'Another one.' }));
  expect(new Set(references).size).toBe(1);
  expect(await backend.store.quotes.list()).toHaveLength(2);
});

test('a form from another site, or from nowhere, is refused and stores nothing', async () => {
  const { app, backend } = await startTestServer();
  const { 'sec-fetch-site': _, ...headers } = quoteForm().headers;
  for (const sender of [{ 'sec-fetch-site': 'cross-site' }, {}, { origin: 'https://elsewhere.example' }]) {
    const response = await app.inject({ ...quoteForm(), headers: { ...headers, ...sender } });
    expect([response.statusCode, outcomeIn(response.body).result.message]).toEqual([403, messages['http.forbiddenOrigin']]);
  }
  expect(await backend.store.quotes.list()).toEqual([]);
});

test('a browser that only sends Origin may send from the requested host', async () => {
  const { app } = await startTestServer();
  const { 'sec-fetch-site': _, ...headers } = quoteForm().headers;
  const sender = { origin: 'http://company.example', host: 'company.example' };
  expect((await app.inject({ ...quoteForm(), headers: { ...headers, ...sender } })).statusCode).toBe(200);
});

test('a body that is too large or of another kind is refused on the same page', async () => {
  const { app } = await startTestServer();
  const large = await app.inject(quoteForm({ message: 'x'.repeat(70_000) }));
  expect([large.statusCode, outcomeIn(large.body).result.message]).toEqual([413, messages['http.bodyTooLarge']]);
  const form = quoteForm();
  const other = await app.inject({ ...form, headers: { ...form.headers, 'content-type': 'application/json' }, payload: '{}' });
  expect([other.statusCode, outcomeIn(other.body).result.message]).toEqual([415, messages['http.unsupportedType']]);
});

test('a form with a filled-in honeypot and a link in the name is stored and flagged', async () => {
  const { app, backend } = await startTestServer();
  expect((await app.inject(quoteForm({ remark: 'x', fullName: 'Ann https://spam.example' }))).statusCode).toBe(200);
  expect(await backend.store.quotes.list()).toMatchObject([{ suspicious: true }]);
});

test('visitors are rate-limited by their IP', async () => {
  const { app } = await startTestServer({ RATE_LIMITS: 'on' });
  const send = (message: string, remoteAddress: string) => app.inject({ ...quoteForm({ message }), remoteAddress });
  let status = 0;
  let sent = 0;
  for (; status !== 429 && sent < 50; sent += 1) status = (await send(`Message ${sent}`, '192.0.2.1')).statusCode;
  expect(status).toBe(429);
  expect(Number((await send('Once more', '192.0.2.1')).headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('From somebody else', '192.0.2.2')).statusCode).toBe(200);
});

test('when the database is closed the page shows that nothing was sent', async () => {
  const { app, backend } = await startTestServer();
  await backend.store.close();
  const response = await app.inject(quoteForm({ message: 'Keep this.' }));
  expect(response.statusCode).toBeGreaterThanOrEqual(500);
  expect(outcomeIn(response.body)).toMatchObject({ values: { message: 'Keep this.' }, result: { ok: false } });
});

test("when the page can't be rendered the response still has the outcome of the form", async () => {
  const site = testSite();
  const renderPage: typeof site.renderPage = (request, locals) =>
    locals.form ? Promise.reject(new Error('template')) : site.renderPage(request, locals);
  const { app, backend } = await startTestServer({}, { ...site, renderPage });
  const response = await app.inject(quoteForm());
  const [quote] = await backend.store.quotes.list();
  expect([response.statusCode, response.body]).toEqual([200, `${messages['quote.sent']} Reference: ${quote?.reference}`]);
});

test('the responses to a flood of refused forms are one line each, not a page each', async () => {
  let rendered = 0;
  const site = testSite();
  const { app } = await startTestServer(
    {},
    {
      ...site,
      renderPage: (request, locals) => {
        if (locals.form) rendered += 1;
        return site.renderPage(request, locals);
      },
    },
  );
  const { 'sec-fetch-site': _, ...headers } = quoteForm().headers;
  const started = performance.now();

  const responses = await Promise.all(Array.from({ length: 200 }, () => app.inject({ ...quoteForm(), headers })));

  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
  expect(responses.some(({ body }) => body === messages['http.forbiddenOrigin'])).toBe(true);
  expect(rendered).toBeLessThanOrEqual(20 * Math.ceil((performance.now() - started) / 1000 + 1));
  expect((await app.inject(quoteForm())).body).toContain('<h1>Form</h1>');
});
