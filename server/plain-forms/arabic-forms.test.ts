import { expect, test } from 'vitest';
import { addOpenJob } from '#api/testing/test-api';
import { messages } from '#content/ar/messages';
import { testSite } from '../testing/built-site.ts';
import { applicationForm, inArabic, quoteForm, reviewForm } from '../testing/forms.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const outcomeIn = (html: string) => JSON.parse(/<\/h1>(\{.*?\})(?:<p>|$)/.exec(html)?.[1] ?? 'null');

async function everyForm({ backend }: TestServer) {
  const application = await applicationForm(await addOpenJob(backend.store), { fullName: 'أمل حداد' });
  return [quoteForm({ fullName: 'أمل حداد' }), reviewForm({ fullName: 'أمل حداد' }), application].map(inArabic);
}

test('forms of the Arabic pages are stored as Arabic, with response and confirmation in Arabic', async () => {
  const server = await startTestServer();
  const { store } = server.backend;

  const responses = [];
  for (const form of await everyForm(server)) responses.push(await server.app.inject(form));

  expect(responses.map(({ statusCode, body }) => [statusCode, /<h1>(.*)<\/h1>/.exec(body)?.[1]])).toEqual([
    [200, 'نموذج'],
    [200, 'الرئيسية'],
    [200, 'نموذج'],
  ]);
  const stored = [await store.quotes.list(), await store.reviews.list(), await store.applicants.list()].flat();
  expect(stored.map(({ locale }) => locale)).toEqual(['ar', 'ar', 'ar']);
  expect(responses.map(({ body }) => outcomeIn(body).result.receipt.reference)).toEqual(stored.map(({ reference }) => reference));
  const mails = await store.outbox.list();
  for (const { reference } of stored) {
    const mailOf = (kind: string) => mails.find((mail) => mail.reference === reference && mail.kind === kind);
    expect(mailOf('confirmation')?.body).toMatch(/^مرحبًا أمل حداد،\n/);
    expect(mailOf('staff')?.body).toMatch(/^Language +Arabic$/m);
  }
});

test('errors are in Arabic, and the input is kept', async () => {
  const { app, backend } = await startTestServer();

  const quote = await app.inject(inArabic(quoteForm({ email: 'amal', message: '' })));
  const application = await app.inject(
    inArabic(await applicationForm(await addOpenJob(backend.store), { email: 'salma' }, new Blob(['no PDF']))),
  );

  expect(quote.statusCode).toBe(422);
  expect(outcomeIn(quote.body)).toMatchObject({
    values: { email: 'amal' },
    result: {
      message: messages['quote.required'],
      errors: { email: messages['field.invalidEmail'], message: messages['field.messageRequired'] },
    },
  });
  expect(outcomeIn(application.body).result.errors).toEqual({
    email: messages['field.invalidEmail'],
    resume: messages['application.notPdf'],
  });
});

test('what the server refuses itself, it refuses in Arabic', async () => {
  const { app, backend } = await startTestServer();
  const form = inArabic(quoteForm());

  const large = await app.inject(inArabic(quoteForm({ message: 'x'.repeat(70_000) })));
  const other = await app.inject({ ...form, headers: { ...form.headers, 'content-type': 'application/json' }, payload: '{}' });
  const foreign = await app.inject({ ...form, headers: { ...form.headers, 'sec-fetch-site': 'cross-site' } });
  await backend.store.close();
  const closed = await app.inject(form);

  expect([large, other, foreign].map(({ statusCode, body }) => [statusCode, outcomeIn(body).result.message])).toEqual([
    [413, messages['http.bodyTooLarge']],
    [415, messages['http.unsupportedType']],
    [403, messages['http.forbiddenOrigin']],
  ]);
  expect(Object.values(messages)).toContain(outcomeIn(closed.body).result.message);
});

test("when the page can't be rendered, the one line of text is in Arabic", async () => {
  const site = testSite();
  const renderPage: typeof site.renderPage = (request, locals) =>
    locals.form ? Promise.reject(new Error('template')) : site.renderPage(request, locals);
  const { app, backend } = await startTestServer({}, { ...site, renderPage });

  const response = await app.inject(inArabic(quoteForm()));

  const [quote] = await backend.store.quotes.list();
  expect(response.body).toBe(`${messages['quote.sent']} الرقم المرجعي: ${quote?.reference}`);
});

test('a form sent again from the other edition is stored once', async () => {
  const { app, backend } = await startTestServer();

  const [arabic, english] = [await app.inject(inArabic(quoteForm())), await app.inject(quoteForm())];

  expect(outcomeIn(english.body).result).toEqual(outcomeIn(arabic.body).result);
  expect(await backend.store.quotes.list()).toMatchObject([{ locale: 'ar' }]);
});
