import { describe, expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { limits } from '#contract/limits';
import { noSource } from '#contract/visits/source';

import { engines } from '../testing/engines.ts';
import { quote, review } from '../testing/forms.ts';
import { startApi } from '../testing/test-api.ts';
import { tooLong } from '../testing/texts.ts';

const path = '/api/quotes';

describe.each(engines)('quotes on $name', (engine) => {
  test('a quote request is stored, trimmed, with its two mails, and its reference is returned', async () => {
    const api = await startApi(engine);

    const response = await api.post(path, quote({ fullName: '  Amal Haddad ', elapsedMs: 20_000 }));

    expect(response.statusCode).toBe(201);
    const { reference, receivedAt } = response.json();
    expect(reference).toMatch(/^[34679ACDEFGHJKMNPQRTUVWXY]{8}$/);
    expect(await api.store.quotes.list()).toEqual([
      {
        _id: expect.any(String),
        reference,
        receivedAt,
        suspicious: false,
        locale: 'en',
        ...noSource,
        ...quote(),
      },
    ]);
    const mails = await api.store.outbox.list();
    expect(mails.map((mail) => [mail.kind, mail.recipient, mail.reference]).sort()).toEqual([
      ['confirmation', 'amal@visitor.example', reference],
      ['staff', 'staff@company.example', reference],
    ]);
    expect(api.wakes()).toBe(1);
  });

  test.each([
    ['an unknown field', quote({ extra: 'x' }), 'extra', messages['field.unknown'], messages['field.unknown']],
    ['a missing field', quote({ country: undefined }), 'country', messages['field.countryRequired'], 'All fields are required'],
    ['an empty field', quote({ message: ' \n ' }), 'message', messages['field.messageRequired'], 'All fields are required'],
    ['a number for a name', quote({ fullName: 7 }), 'fullName', messages['field.nameRequired'], 'All fields are required'],
    ['an over-long name', quote({ fullName: 'x'.repeat(121) }), 'fullName', tooLong(120), tooLong(120)],
    ['an over-long phone', quote({ phoneNumber: '1'.repeat(41) }), 'phoneNumber', tooLong(40), tooLong(40)],
    ['an over-long message', quote({ message: 'x'.repeat(5_001) }), 'message', tooLong(5_000), tooLong(5_000)],
    ['a wrong address', quote({ email: 'amal@visitor' }), 'email', messages['field.invalidEmail'], messages['field.invalidEmail']],
    [
      'a name of nothing visible',
      quote({ fullName: '\u200b\u3164' }),
      'fullName',
      messages['field.nameRequired'],
      'All fields are required',
    ],
    [
      'an address that mail servers refuse',
      quote({ email: 'أمل@visitor.example' }),
      'email',
      messages['field.emailLetters'],
      messages['field.emailLetters'],
    ],
    ['a negative fill time', quote({ elapsedMs: -1 }), 'elapsedMs', messages['field.invalid'], messages['field.invalid']],
    ['a text as fill time', quote({ elapsedMs: '5' }), 'elapsedMs', messages['field.invalid'], messages['field.invalid']],
  ])('%s is refused with the field named, and nothing is stored', async (_case, body, field, problem, message) => {
    const api = await startApi(engine);

    const response = await api.post(path, body);

    expect([response.statusCode, response.json()]).toEqual([422, { message, errors: { [field]: problem } }]);
    expect(await api.store.isEmpty()).toBe(true);
    expect(await api.store.outbox.list()).toEqual([]);
  });

  test('texts are stored as they were meant: without what cannot be seen, a line break as one character', async () => {
    const api = await startApi(engine);
    const message = `\u200b${'x'.repeat(99)}\r\n`.repeat(50).slice(0, -2);

    const response = await api.post(
      path,
      quote({
        fullName: 'Ali\u202egro.live\r\nBcc: x@y.example',
        email: '\u202amaya@münchen.example\u202c',
        phoneNumber: '\u202a＋٩٦٢ 79 000 0000\u202c',
        country: 'Jordan\ud800',
        message,
      }),
    );

    expect(response.statusCode).toBe(201);
    expect(await api.store.quotes.list()).toMatchObject([
      {
        fullName: 'Aligro.live Bcc: x@y.example',
        email: 'maya@xn--mnchen-3ya.example',
        phoneNumber: '+962 79 000 0000',
        country: 'Jordan',
        message: message.replaceAll('\u200b', '').replaceAll('\r\n', '\n'),
      },
    ]);
  });

  test('several errors of different kinds are summed up by a request to correct the fields', async () => {
    const api = await startApi(engine);

    const response = await api.post(path, quote({ email: 'x', phoneNumber: '1'.repeat(41) }));

    expect(response.json().message).toBe(messages['form.correctFields']);
    expect(Object.keys(response.json().errors)).toEqual(['email', 'phoneNumber']);
  });

  test.each([
    ['broken JSON', '{"fullName":', 'application/json', 400, messages['http.malformed']],
    ['an empty body', '', 'application/json', 400, messages['http.malformed']],
    ['a list', '[]', 'application/json', 400, messages['http.malformed']],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json', 400, messages['http.malformed']],
    ['a web form', 'fullName=A', 'application/x-www-form-urlencoded', 415, messages['http.unsupportedType']],
    ['plain text', JSON.stringify(quote()), 'text/plain', 415, messages['http.unsupportedType']],
    ['a multipart form', '--x--', 'multipart/form-data; boundary=x', 415, messages['http.unsupportedType']],
    ['a content type that is none', '{}', 'nonsense', 415, messages['http.unsupportedType']],
    [
      'a body over 64 KiB',
      JSON.stringify(quote({ message: 'x'.repeat(limits.requestBody) })),
      'application/json',
      413,
      messages['http.bodyTooLarge'],
    ],
  ])('%s is refused and nothing is stored', async (_case, body, type, status, message) => {
    const api = await startApi(engine);

    const response = await api.post(path, body, { 'content-type': type });

    expect([response.statusCode, response.json()]).toEqual([status, { message }]);
    expect(await api.store.isEmpty()).toBe(true);
  });

  test.each([
    ['a filled-in honeypot within three seconds', { remark: 'x', elapsedMs: 2_999 }, ['trap', 'tooFast']],
    [
      'an advertisement',
      {
        message: 'We offer SEO. Get your website on the first page of Google, guaranteed: http://a.example http://b.example',
        elapsedMs: 60_000,
      },
      expect.arrayContaining(['twoLinks', 'sellsToUs', 'goods', 'promise']),
    ],
  ])('%s is stored, flagged for staff, and gets the usual response', async (_case, hints, reasons) => {
    const api = await startApi(engine);

    const response = await api.post(path, quote(hints));

    expect(response.statusCode).toBe(201);
    const [stored] = await api.store.quotes.list();
    expect(stored?.suspicious).toBe(true);
    expect((await api.store.officeQuotes.find(stored?._id ?? ''))?.spamReasons).toEqual(reasons);
    const staff = (await api.store.outbox.list()).find((mail) => mail.kind === 'staff');
    expect(staff?.body).toContain('This looks like spam.');
  });

  test.each([
    ['the honeypot', { remark: 'Haddad Trading Co.' }],
    ['its time', { elapsedMs: 2_999 }],
    ['a link', { message: 'http://shop.example' }],
    ['the honeypot and a link to their own site', { remark: 'x', message: 'We need a new design for http://shop.example' }],
  ])('%s alone does not set a request apart', async (_case, changes) => {
    const api = await startApi(engine);

    expect((await api.post(path, quote({ elapsedMs: 60_000, ...changes }))).statusCode).toBe(201);

    expect(await api.store.quotes.list()).toMatchObject([{ suspicious: false }]);
  });

  test('the same key with the same content gets the first response, whatever the fill time', async () => {
    const api = await startApi(engine);
    const first = await api.post(path, quote({ elapsedMs: 9_000 }), { 'idempotency-key': 'one' });

    const second = await api.post(path, quote({ elapsedMs: 14_000 }), { 'idempotency-key': 'one' });

    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await api.store.quotes.list()).toHaveLength(1);
    expect(await api.store.outbox.list()).toHaveLength(2);
  });

  test('the same key with other content is refused', async () => {
    const api = await startApi(engine);
    await api.post(path, quote(), { 'idempotency-key': 'one' });

    const other = await api.post(path, quote({ message: 'Other words' }), { 'idempotency-key': 'one' });

    expect([other.statusCode, other.json()]).toEqual([422, { message: messages['http.keyReused'] }]);
    expect(await api.store.quotes.list()).toHaveLength(1);
  });

  test('a key of one form is refused for another form', async () => {
    const api = await startApi(engine);
    await api.post(path, quote(), { 'idempotency-key': 'one' });

    const response = await api.post('/api/reviews', review(), { 'idempotency-key': 'one' });

    expect(response.statusCode).toBe(422);
    expect(await api.store.reviews.list()).toEqual([]);
  });

  test('twenty concurrent duplicates are stored once and get the same response', async () => {
    const api = await startApi(engine);

    const responses = await Promise.all(Array.from({ length: 20 }, () => api.post(path, quote(), { 'idempotency-key': 'double-click' })));

    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect(responses.every((response) => response.statusCode === 201)).toBe(true);
    expect(await api.store.quotes.list()).toHaveLength(1);
  });

  test('without a key every request is a submission of its own', async () => {
    const api = await startApi(engine);

    await Promise.all([api.post(path, quote()), api.post(path, quote())]);

    expect(await api.store.quotes.list()).toHaveLength(2);
  });

  test.each([['x'.repeat(65)], ['with space'], ['']])('the invalid key "%s" is refused', async (key) => {
    const api = await startApi(engine);

    const response = await api.post(path, quote(), { 'idempotency-key': key });

    expect([response.statusCode, response.json()]).toEqual([400, { message: messages['http.malformed'] }]);
    expect(await api.store.isEmpty()).toBe(true);
  });

  test('the response to an internal failure exposes no details of it', async () => {
    const api = await startApi(engine);
    await api.store.close();

    const response = await api.post(path, quote());

    expect([response.statusCode, response.json()]).toEqual([500, { message: messages['http.serverError'] }]);
  });
});
