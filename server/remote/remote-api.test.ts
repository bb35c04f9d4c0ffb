import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { decideNamedReview } from '#api/services/office/reviews';
import { inTransaction } from '#api/store/work';
import { quote, review } from '#api/testing/forms';
import { addOpenJob } from '#api/testing/test-api';
import { messages } from '#content/ar/messages';
import { apiPaths, tokenCookie, tokenHeader } from '#contract/api-paths';
import { locales } from '#contract/locales';
import { createServer } from '../create-server.ts';
import { logMismatches } from '../operations/log-mismatches.ts';
import { createLogger } from '../operations/logger.ts';
import { readSettings } from '../settings.ts';
import { testSite } from '../testing/built-site.ts';
import { applicationForm, inArabic, quoteForm, reviewForm } from '../testing/forms.ts';
import { startTestServer } from '../testing/test-server.ts';
import { remoteCompany, remotePictures, remoteTexts } from './remote-changes.ts';
import { remoteSiteData } from './remote-data.ts';
import { remoteRevisions } from './remote-revisions.ts';

const origin = 'http://localhost:3000';

/** A server with API_ORIGIN set, as `startServer` builds it. */
async function startSite(apiOrigin: string) {
  const settings = readSettings({ API_ORIGIN: apiOrigin, ORIGIN: origin });
  const log = createLogger('silent');
  const site = await createServer({
    settings,
    log,
    site: testSite(),
    data: remoteSiteData(apiOrigin, logMismatches(log)),
    backend: undefined,
  });
  onTestFinished(() => site.close());
  return site;
}

/** The API in one server, and the site in another one that reads and submits over HTTP. */
async function startSiteAndApi(env: Record<string, string> = {}) {
  const api = await startTestServer({ ORIGIN: origin, ...env });
  const apiOrigin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  return { api, apiOrigin, site: await startSite(apiOrigin) };
}

test.each(locales)('every list of the API is read over HTTP as it is read in process, in the language %s', async (locale) => {
  const { api, apiOrigin } = await startSiteAndApi({ DEMO: 'on' });
  const [inProcess, overHttp] = [api.backend.data(locale), remoteSiteData(apiOrigin, () => undefined)(locale)];

  const lists = ['groups', 'homeLogos', 'clients', 'publicReviews', 'openCareers'] as const;
  for (const list of lists) {
    const items = await overHttp[list]();
    expect([list, items.length > 0]).toEqual([list, true]);
    expect(items).toEqual(await inProcess[list]());
  }
  expect(await overHttp.groups({ showOnHome: true })).toEqual(await inProcess.groups({ showOnHome: true }));
});

test('a page is rendered with the data of the other host', async () => {
  const { api, site } = await startSiteAndApi();
  const token = api.backend.issueToken();
  const { reference } = (
    await api.app.inject({
      method: 'POST',
      url: apiPaths.reviews,
      headers: { 'sec-fetch-site': 'same-origin', cookie: `${tokenCookie}=${token}`, [tokenHeader]: token },
      payload: review({ message: 'Two tills, one afternoon.' }),
    })
  ).json();
  await inTransaction(api.backend.store, { actor: null }, (work) => decideNamedReview(work, reference, 'approved'));

  const page = await site.inject('/');

  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Two tills, one afternoon.')]);
});

test('what was changed of the company is read from the other host, and followed when it changes', async () => {
  const { api, apiOrigin } = await startSiteAndApi();
  const { store } = api.backend;
  const changeTo = (claimedClients: number, version: number) =>
    store.transaction(({ company }) => company.change({ claimedClients, aimHours: 3 }, version, true));
  await changeTo(7, 0);
  const read = remoteCompany(apiOrigin, () => undefined);
  const revisions = remoteRevisions({ company: read, texts: remoteTexts(apiOrigin), pictures: async () => [] });

  expect([await read(), await revisions()]).toEqual([{ claimedClients: 7 }, { company: 1, pictures: 0 }]);
  await changeTo(8, 1);
  await expect.poll(revisions).toEqual({ company: 2, pictures: 0 });
  expect(await read()).toEqual({ claimedClients: 8 });
});

test('pictures of the company are read from the other host, with the URLs of their files there', async () => {
  const { api, apiOrigin } = await startSiteAndApi();
  const path = `/uploads/${'0'.repeat(32)}`;
  const form = {
    width: 9,
    height: 9,
    avif: [{ width: 9, path: `${path}.avif` }],
    webp: `${path}.webp`,
    focal: { x: 0, y: 0 },
    light: 'dark' as const,
  };
  const picture = { source: { path: `${path}.webp`, width: 9, height: 9 }, focal: form.focal, zoom: 1, alt: null, forms: [form] };
  await api.backend.store.transaction(({ pictures }) => pictures.change('cctv.dome', picture, 0, { by: null, at: new Date() }));

  expect(await remotePictures(apiOrigin, () => undefined)()).toEqual([{ _id: 'cctv.dome', forms: [form], alt: null }]);
  expect(await remotePictures('http://127.0.0.1:1', () => undefined)()).toEqual([]);
});

test('a company is as configured while the other host cannot be reached, or has no changes', async () => {
  expect(await remoteCompany('http://127.0.0.1:1', () => undefined)()).toEqual({});
  const older = Fastify();
  onTestFinished(() => older.close());
  expect(await remoteCompany(await older.listen({ port: 0, host: '127.0.0.1' }), () => undefined)()).toEqual({});
});

test('forms without JavaScript are stored by the API on the other host', async () => {
  const { api, site } = await startSiteAndApi();
  const { store } = api.backend;
  const careerId = await addOpenJob(store);

  const responses = [await site.inject(quoteForm()), await site.inject(reviewForm()), await site.inject(await applicationForm(careerId))];
  const refused = await site.inject(quoteForm({ email: 'amal' }));

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(refused.statusCode).toBe(422);
  const stored = await Promise.all([store.quotes.list(), store.reviews.list(), store.applicants.list()]);
  expect(stored.map(({ length }) => length)).toEqual([1, 1, 1]);
});

test('the API on the other host gets the language of the page', async () => {
  const { api, site } = await startSiteAndApi();

  const stored = await site.inject(inArabic(quoteForm()));
  const refused = await site.inject(inArabic(quoteForm({ email: 'amal' })));

  expect([stored.statusCode, refused.statusCode]).toEqual([200, 422]);
  expect(await api.backend.store.quotes.list()).toMatchObject([{ locale: 'ar' }]);
  expect(refused.body).toContain(messages['field.invalidEmail']);
});

test('the site serves no API of its own, and allows the pictures of the other host', async () => {
  const { site } = await startSiteAndApi();

  const post = await site.inject({ method: 'POST', url: apiPaths.quotes, payload: quote() });
  const about = await site.inject('/about');

  expect([post.statusCode, (await site.inject(apiPaths.groups)).statusCode]).toEqual([404, 404]);
  expect(about.headers['cross-origin-embedder-policy']).toBe('credentialless');
  expect((await site.inject('/readyz')).json()).toEqual({ status: 'ready', checks: { pages: true } });
});

test('while the API is unreachable, pages without data are served and a form gets 503 with Retry-After', async () => {
  const site = await startSite('http://127.0.0.1:1');

  const form = await site.inject(quoteForm());

  expect((await site.inject('/about')).statusCode).toBe(200);
  expect((await site.inject('/')).statusCode).toBe(500);
  expect(form.statusCode).toBe(503);
  expect(Number(form.headers['retry-after'])).toBeGreaterThan(0);
});
