import { expect, inject, test } from 'vitest';
import { limits } from '#contract/limits';
import { localizedPath, siteLocales } from '#contract/locales';
import { openPage, textOf } from './page-document.ts';
import { testWithArabic } from './test-with-arabic.ts';

/** The page of the quote form as it opens with a query, and the message in it. */
async function opened(query: Record<string, string>, path = '/contact') {
  const page = await openPage(`${path}?${new URLSearchParams(query)}`);
  const message = page.document.querySelector('textarea[name="message"]')?.textContent;
  return { ...page, message };
}

const forms = [
  { page: '/ai', about: 'ai', lines: ['line1'] },
  { page: '/website', about: 'website', lines: ['line1'] },
  { page: '/seo', about: 'seo', lines: ['line1'] },
  { page: '/digital-marketing', about: 'digitalMarketing', lines: ['line1', 'line2', 'line3'] },
];

test.each(forms)('$page has a form of lines with names, which opens the quote form of its language', async ({ page, about, lines }) => {
  for (const locale of siteLocales) {
    const action = localizedPath('/contact', locale);
    const { document } = await openPage(localizedPath(page, locale));
    const form = document.querySelector('main form[method="get"]');
    expect(form?.getAttribute('action')).toBe(action);
    expect(form?.querySelector('input[type="hidden"][name="about"]')?.getAttribute('value')).toBe(about);
    const fields = [...(form?.querySelectorAll(':is(input, textarea):not([type="hidden"])') ?? [])];
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(lines);
    for (const field of fields) {
      expect(Number(field.getAttribute('maxlength'))).toBe(limits.openingLine);
      expect(field.getAttribute('aria-label') ?? textOf(field.closest('label') ?? field)).not.toBe('');
    }
  }
});

testWithArabic('the message begins with what was written, after the words that stood before it', async () => {
  expect((await opened({ about: 'ai', line1: 'We copy orders by hand.' })).message).toBe('We copy orders by hand.');
  expect((await opened({ about: 'website', line1: 'bakery.example' })).message).toBe('Our website: bakery.example');
  expect((await opened({ about: 'seo', line1: 'ac repair' })).message).toBe('We want to be found for: ac repair');
  const { message } = await opened({ about: 'digitalMarketing', line1: 'bread', line2: '', line3: 'forty calls' });
  expect(message).toBe('We sell bread\nA good month brings forty calls');
  expect((await opened({ about: 'seo', line1: 'خبز' }, '/ar/contact')).message).toBe('نريد أن يجدنا من يبحث عن: خبز');
});

test('what is written stays text, on one line and of bounded length', async () => {
  const { message, document } = await opened({ about: 'elsewhere', line1: '</textarea><script>alert(1)</script>\u0000\nBcc: x' });
  expect(message).toBe('</textarea><script>alert(1)</script> Bcc: x');
  expect([...document.querySelectorAll('script')].filter(({ textContent }) => textContent.includes('alert'))).toEqual([]);
  expect((await opened({ about: 'ai', line1: 'x'.repeat(5_000) })).message).toHaveLength(limits.openingLine);
  expect((await opened({ about: 'ai', line1: `${'x'.repeat(limits.openingLine - 1)}😀` })).message).toBe(
    'x'.repeat(limits.openingLine - 1),
  );
});

test('a page with a visitor’s words is kept by no cache and found by no search engine; a campaign’s marks make no other page', async () => {
  const site = inject('siteUrl');
  const personal = `${site}/contact?about=ai&line1=mine`;
  await fetch(personal);
  const response = await fetch(personal);
  expect([response.headers.get('cache-control'), response.headers.get('x-page-cache')]).toEqual(['private, no-cache', 'miss']);
  const page = await response.text();
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toContain('rel="canonical"');

  const campaign = await fetch(`${site}/contact?utm_source=mail`);
  expect(campaign.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(await campaign.text()).toContain('content="index, follow');
});
