import { expect, inject, test } from 'vitest';
import { localizedPath, siteLocales } from '#contract/locales';
import { jobAlertsPage } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { openPage } from './page-document.ts';

test.each(
  siteLocales.flatMap((locale) => ['/careers', '/careers?job=closed'].map((path) => [localizedPath(path, locale), locale] as const)),
)('%s asks for the address to which new jobs are sent, without a script', async (path, locale) => {
  const { document } = await openPage(path);
  const form = document.querySelector(`form[action="${localizedPath(jobAlertsPage, locale)}"]`);
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.closest('astro-island')).toBeNull();
  const field = form?.querySelector('input[name="email"]');
  expect(field?.hasAttribute('required')).toBe(true);
  expect(document.querySelector(`label[for="${field?.id}"]`)?.textContent).toBe(content('jobAlerts', locale).form.email);
});

test('the page that says what came of it is for nobody else: neither kept nor found', async () => {
  const url = inject('siteUrl') + jobAlertsPage;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: inject('siteUrl') };
  const refused = await fetch(url, { method: 'POST', headers, body: 'email=noor' });
  const html = await refused.text();

  expect(refused.status).toBe(422);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
  expect(html).not.toContain('<script');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  const { document } = await openPage(jobAlertsPage);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow');
  expect(document.querySelectorAll('main form')).toHaveLength(1);
});
