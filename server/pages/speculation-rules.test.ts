import { expect, test } from 'vitest';
import { urls } from '#contract/urls';
import { startTestServer } from '../testing/test-server.ts';
import { speculationRules } from './speculation-rules.ts';

const accepted = 'application/speculationrules+json';

test('pages name the rules, which are sent as such and kept for a day', async () => {
  const { app } = await startTestServer();
  const page = await app.inject('/');
  const path = JSON.parse(String(page.headers['speculation-rules']));
  const rules = await app.inject(path);
  expect([rules.statusCode, rules.headers['content-type'], rules.headers['cache-control']]).toEqual([
    200,
    accepted,
    'public, max-age=86400',
  ]);
  expect(rules.json()).toEqual(speculationRules);
});

test('neither files nor the API name them', async () => {
  const { app } = await startTestServer();
  for (const path of ['/_astro/app.js', '/api/docs', '/api/reviews/public'])
    expect((await app.inject(path)).headers).not.toHaveProperty('speculation-rules');
});

test('a browser that saves data gets none, and no cache gives it those of others', async () => {
  const { app } = await startTestServer();
  const saving = await app.inject({ url: '/speculation-rules.json', headers: { 'save-data': 'on' } });
  expect([saving.json(), saving.headers['content-type'], saving.headers.vary]).toEqual([{}, accepted, 'save-data']);
});

test('only pages are prerendered, in both languages; the page with the quote form is fetched and not run', () => {
  const [fetched, run] = [speculationRules.prefetch, speculationRules.prerender].map(([rule]) => rule?.where.and[0]?.href_matches ?? []);
  expect(fetched).toEqual([urls.contact, '/ar/contact']);
  expect(new Set([...(fetched ?? []), ...(run ?? [])])).toEqual(
    new Set(Object.values(urls).flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`])),
  );
  for (const rule of [...speculationRules.prefetch, ...speculationRules.prerender])
    expect(rule).toMatchObject({ where: { and: [{}, { not: { href_matches: '/*\\?(.+)' } }, {}] }, eagerness: 'moderate' });
});
