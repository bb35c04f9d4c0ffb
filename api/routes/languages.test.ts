import { describe, expect, test } from 'vitest';
import { brands } from '#brand';
import { messages as arabicMessages } from '#content/ar/messages';
import { messages } from '#content/en/messages';
import { hoursTexts } from '#content/hours-texts';
import { apiPaths } from '#contract/api-paths';
import { hoursInWords } from '#contract/hours/company-hours';
import type { JobTranslation } from '#contract/job';
import type { Locale } from '#contract/locales';
import { type Message, messageText } from '#contract/messages';
import { engines } from '../testing/engines.ts';
import { application, multipart, multipartType, quote, review } from '../testing/forms.ts';
import { addOpenJob, startApi, type TestApi } from '../testing/test-api.ts';

const arabic = { 'accept-language': 'ar-JO, ar;q=0.9, en;q=0.5' };
const arabicText = (message: Message) => messageText(arabicMessages, message);

const apply = (api: TestApi, careerId: string, headers: Record<string, string>, changes: Record<string, string | undefined> = {}) =>
  api.app.inject({
    method: 'POST',
    url: apiPaths.applicants,
    headers: { ...api.trusted(), 'content-type': multipartType, ...headers },
    payload: multipart(application(careerId, changes)),
  });

/** Sends every form, and returns what is stored of each with its mails. */
async function sendEveryForm(api: TestApi, headers: Record<string, string>) {
  const careerId = await addOpenJob(api.store);
  const receipts = [
    await api.post(apiPaths.quotes, quote({ fullName: 'أمل حداد' }), headers),
    await api.post(apiPaths.reviews, review({ fullName: 'أمل حداد' }), headers),
    await apply(api, careerId, headers, { fullName: 'أمل حداد' }),
  ];
  const { quotes, reviews, applicants, outbox } = api.store;
  const stored = [...(await quotes.list()), ...(await reviews.list()), ...(await applicants.list())];
  const mails = await outbox.list();
  return receipts.map((response) => {
    const { reference } = response.json();
    const mailOf = (kind: string) => mails.find((mail) => mail.reference === reference && mail.kind === kind);
    return {
      response,
      reference,
      locale: stored.find((submission) => submission.reference === reference)?.locale,
      staff: mailOf('staff'),
      confirmation: mailOf('confirmation'),
    };
  });
}

describe.each(engines)('languages on $name', (engine) => {
  test('what is sent in Arabic is stored as such, the visitor is answered in Arabic, and staff in English', async () => {
    const sent = await sendEveryForm(await startApi(engine), arabic);

    const subjects = ['وصلنا طلب عرض السعر', 'وصلنا رأيك', 'وصلنا طلب التوظيف'];
    for (const [index, { response, reference, locale, staff, confirmation }] of sent.entries()) {
      expect([response.statusCode, response.headers['content-language'], locale]).toEqual([201, 'ar', 'ar']);
      expect(confirmation?.subject).toBe(`${subjects[index]} (\u2068${reference}\u2069)`);
      expect(confirmation?.body).toMatch(/^مرحبًا أمل حداد،\n/);
      expect(confirmation?.body).toContain(hoursInWords(brands.ar.hours, hoursTexts.ar));
      expect(confirmation?.html).toContain('<html lang="ar" dir="rtl">');
      expect(staff?.body).toMatch(/^Language +Arabic$/m);
      expect(staff?.html).toContain('<html lang="en" dir="ltr">');
    }
  });

  test.each<Record<string, string>>([{}, { 'accept-language': 'en-GB, ar;q=0.9' }, { 'accept-language': 'fr' }])(
    'what is sent with the headers %j is in English',
    async (headers) => {
      for (const { response, locale, staff, confirmation } of await sendEveryForm(await startApi(engine), headers)) {
        expect([response.statusCode, response.headers['content-language'], locale]).toEqual([201, 'en', 'en']);
        expect(confirmation?.subject).toMatch(/^We have received your /);
        expect(staff?.body).toMatch(/^Language +English$/m);
      }
    },
  );

  test('a retry in the other language is the same submission', async () => {
    const api = await startApi(engine);
    const key = { 'idempotency-key': 'one' };

    const first = await api.post(apiPaths.quotes, quote(), { ...key, ...arabic });
    const second = await api.post(apiPaths.quotes, quote(), key);

    expect(second.json()).toEqual(first.json());
    expect(await api.store.quotes.list()).toMatchObject([{ locale: 'ar' }]);
  });

  test('refusals and the errors of fields are in the language that was asked for', async () => {
    const api = await startApi(engine);
    const longName = 'x'.repeat(121);

    const refused = [
      await api.post(apiPaths.quotes, quote({ fullName: longName, email: 'amal', message: ' ', extra: 1 }), arabic),
      await apply(api, await addOpenJob(api.store), arabic, { resume: 'no PDF' }),
      await apply(api, 'nobody', arabic),
      await api.post(apiPaths.quotes, '{', arabic),
      await api.post(apiPaths.quotes, quote(), { ...arabic, 'x-xsrf-token': 'forged' }),
      await api.post(apiPaths.quotes, quote(), { ...arabic, 'sec-fetch-site': 'cross-site' }),
      await api.app.inject({ url: '/api/nowhere', headers: arabic }),
      await api.app.inject({ url: '/uploads/nothing.svg', headers: arabic }),
      await api.app.inject({ method: 'DELETE', url: apiPaths.clients, headers: arabic }),
    ];

    expect(refused.map((response) => [response.statusCode, response.json().message])).toEqual([
      [422, arabicText({ key: 'quote.required' })],
      [422, arabicText({ key: 'application.notPdf' })],
      [404, arabicText({ key: 'application.careerClosed' })],
      [400, arabicText({ key: 'http.malformed' })],
      [403, arabicText({ key: 'http.invalidToken' })],
      [403, arabicText({ key: 'http.forbiddenOrigin' })],
      [404, arabicText({ key: 'http.notFound' })],
      [404, arabicText({ key: 'http.notFound' })],
      [405, arabicText({ key: 'http.wrongMethod' })],
    ]);
    expect(refused[0]?.json().errors).toEqual({
      fullName: arabicText({ key: 'field.tooLong', params: { max: 120 } }),
      email: arabicText({ key: 'field.invalidEmail' }),
      message: arabicText({ key: 'field.messageRequired' }),
      extra: arabicText({ key: 'field.unknown' }),
    });
    for (const { headers } of refused) {
      expect(headers['content-language']).toBe('ar');
      expect(headers.vary).toContain('Accept-Language');
    }
    const english = await api.app.inject('/api/nowhere');
    expect([english.headers['content-language'], english.json().message]).toEqual(['en', messages['http.notFound']]);
    expect(english.headers.vary).toContain('Accept-Language');
  });

  test('what has been translated is in the language that was asked for, all else as it was written', async () => {
    const api = await startApi(engine);
    const ar: JobTranslation = {
      jobTitle: 'مهندس شبكات',
      location: 'لشبونة، البرتغال',
      summary: 'يخطّط الشبكات ويبنيها.',
      responsibilities: ['التخطيط', 'البناء'],
      qualifications: ['معرفة الشبكات'],
    };
    const office = { country: 'Jordan', phone: '1', email: 'a@b.example', services: ['Web'], showOnHome: true, isDeleted: false };
    const client = { logo: '/a.svg', category: 'Banks' as const, services: [], isPrivateWork: false, comingSoon: false };
    await addOpenJob(api.store, { ar });
    await addOpenJob(api.store, { jobTitle: 'Designer', publishedAt: '2025-01-01T00:00:00.000Z' });
    await api.store.transaction(async ({ groups, clients }) => {
      await groups.add([
        { ...office, name: 'Amman', address: '1 Street', ar: { country: 'الأردن', address: 'شارع 1', services: ['موقع إلكتروني'] } },
        { ...office, name: 'Oslo', address: '2 Street' },
      ]);
      await clients.add([
        { ...client, name: 'Bank', ar: { name: 'بنك' } },
        { ...client, name: 'Shop' },
      ]);
    });
    const read = async (url: string, locale: Locale) => {
      const response = await api.app.inject({ url, headers: { 'accept-language': locale } });
      expect([response.statusCode, response.headers['content-language']]).toEqual([200, locale]);
      expect(response.headers.vary).toContain('Accept-Language');
      return response.json();
    };

    const [translated, written] = await read(apiPaths.openCareers, 'ar');
    expect(translated).toMatchObject(ar);
    expect(written).toMatchObject({ jobTitle: 'Designer', location: 'Lisbon, Portugal' });
    expect(await read(apiPaths.openCareers, 'en')).toMatchObject([{ jobTitle: 'Network Engineer' }, { jobTitle: 'Designer' }]);

    expect(await read(apiPaths.groups, 'ar')).toMatchObject([
      { name: 'Amman', country: 'الأردن', address: 'شارع 1', services: ['موقع إلكتروني'], phone: '1' },
      { name: 'Oslo', country: 'Jordan', address: '2 Street', services: ['Web'] },
    ]);
    expect(await read(`${apiPaths.groups}?country=Jordan`, 'ar')).toHaveLength(2);
    expect(await read(apiPaths.groups, 'en')).toMatchObject([{ address: '1 Street', services: ['Web'] }, { name: 'Oslo' }]);

    for (const url of [apiPaths.clients, apiPaths.homeLogos]) {
      expect(await read(url, 'ar')).toMatchObject([{ name: 'بنك' }, { name: 'Shop' }]);
      expect(await read(url, 'en')).toMatchObject([{ name: 'Bank' }, { name: 'Shop' }]);
    }
    expect(await read(apiPaths.publicReviews, 'ar')).toEqual([]);
    for (const url of Object.values([apiPaths.openCareers, apiPaths.groups, apiPaths.clients]))
      for (const entry of await read(url, 'ar')) expect(entry).not.toHaveProperty('ar');
  });

  test('the documentation is in English whatever is asked for, and says how to ask', async () => {
    const { app } = await startApi(engine);

    const [document, page] = [
      await app.inject({ url: '/api/openapi.json', headers: arabic }),
      await app.inject({ url: '/api/docs', headers: arabic }),
    ];

    expect([document, page].map(({ headers }) => headers['content-language'])).toEqual(['en', 'en']);
    expect(document.json().info.description).toContain('`Accept-Language`');
    expect(page.body).toContain('<code>Content-Language</code>');
  });
});
