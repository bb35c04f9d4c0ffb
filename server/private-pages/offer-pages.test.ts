import { expect, test } from 'vitest';
import { draftOffer, issueOffer, tokenOf } from '#api/testing/offers';
import { signIn } from '#api/testing/office-colleague';
import { officeUrl } from '#contract/office/paths';
import { quoteForm } from '../testing/forms.ts';
import { startTestServer } from '../testing/test-server.ts';

const fromPage = { host: 'localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

/** A server with an open price offer. */
async function offered(locale: 'en' | 'ar' = 'en') {
  const server = await startTestServer();
  const { app, backend, log } = server;
  const sales = await signIn({ app, store: backend.store }, 'sales');
  await app.inject(await quoteForm());
  const [quote] = await backend.store.quotes.list();
  const offer = await issueOffer(sales, await draftOffer(sales, quote?._id ?? '', { locale }));
  const token = tokenOf(offer);
  const url = `${locale === 'ar' ? '/ar' : ''}/offer/${token}`;
  return {
    ...{ app, sales, log, quoteId: quote?._id ?? '', number: offer.number, token, url },
    post: (action: 'accept' | 'ask', payload: string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: `${url}/${action}`, headers: { ...fromPage, ...headers }, payload }),
  };
}

test('the page of a link is in the language of the offer, and is neither cached nor indexed', async () => {
  const { app, token, url } = await offered('ar');

  const [shown, inEnglish] = [await app.inject(url), await app.inject(`/offer/${token}`)];

  expect([shown.statusCode, shown.body]).toEqual([200, '<h1>ar open</h1>{"isAsked":false}']);
  expect(shown.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect([inEnglish.statusCode, inEnglish.headers.location]).toEqual([303, url]);
});

test('a link that opens nothing gets the not-found page, and so does the file without an offer', async () => {
  const { app, url } = await offered();
  for (const wrong of [`${url}A`, '/offer/nothing', '/offer/%00', `${url}/other`, '/offer/nothing/offer.pdf', '/offer.pdf']) {
    const response = await app.inject(wrong);
    expect([wrong, response.statusCode, response.body]).toEqual([wrong, 404, '<h1>Page not found</h1>']);
  }
});

test('accepting works without a script, of this site alone, and once', async () => {
  const { app, url, post } = await offered();

  const missing = await post('accept', 'name=&consent=yes');
  const unticked = await post('accept', 'name=Noor+Haddad');
  const foreign = await post('accept', 'name=Noor&consent=yes', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
  const before = await app.inject(url);
  const [first, second] = [await post('accept', 'name=Noor&consent=yes'), await post('accept', 'name=Noor&consent=yes')];

  expect([missing.statusCode, unticked.statusCode, foreign.statusCode]).toEqual([422, 422, 403]);
  expect(missing.body).toContain('"errors":{"name":');
  expect(unticked.body).toContain('"values":{"name":"Noor Haddad"}');
  expect(missing.headers['cache-control']).toBe('no-store');
  expect(before.body).toContain('open');
  for (const response of [first, second]) expect([response.statusCode, response.headers.location]).toEqual([303, url]);
  expect((await app.inject(url)).body).toContain('<h1>en accepted</h1>');
});

test('a question is acknowledged, and sent again by a reload it is one', async () => {
  const { app, sales, quoteId, url, post } = await offered();

  const [first] = [await post('ask', 'question=How+long%3F'), await post('ask', 'question=How+long%3F')];
  const empty = await post('ask', 'question=+');

  expect(first.headers.location).toBe(`${url}?asked=1#ask`);
  expect((await app.inject(`${url}?asked=1`)).body).toContain('"isAsked":true');
  expect([empty.statusCode, empty.body]).toEqual([422, expect.stringContaining('"form":"ask"')]);
  const { timeline } = (await sales.get(officeUrl('quote', { id: quoteId }))).json();
  expect(timeline.filter(({ kind }: { kind: string }) => kind === 'reply')).toMatchObject([{ text: 'How long?' }]);
});

test('the file is downloaded under its number, from the page and in the Office', async () => {
  const { app, url, number } = await offered();

  const file = await app.inject(`${url}/offer.pdf`);

  expect([file.statusCode, file.body, file.headers['content-type']]).toEqual([200, `%PDF ${number}`, 'application/pdf']);
  expect(file.headers).toMatchObject({
    'content-disposition': `attachment; filename="offer-${number}.pdf"`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test('whoever reloads a form that was refused comes back to the page', async () => {
  const { app, url } = await offered();
  for (const action of ['accept', 'ask']) expect((await app.inject(`${url}/${action}`)).headers.location).toBe(url);
});

test('no log line has the token of a link', async () => {
  const { app, token, url, post, log } = await offered();

  for (const path of [url, `${url}/offer.pdf`, `${url}/other`, `/api/offers/${token}`, `/api/offers/${token}/pdf`]) await app.inject(path);
  await post('accept', 'name=Noor&consent=yes');
  await post('ask', 'question=x', { host: 'evil.example' });

  expect(log.some((line) => line.includes('/offer/…'))).toBe(true);
  expect(log.some((line) => line.includes('/api/offers/…'))).toBe(true);
  expect(log.filter((line) => line.includes(token))).toEqual([]);
});
