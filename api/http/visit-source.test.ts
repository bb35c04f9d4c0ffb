import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noSource, sourceFields } from '#contract/visits/source';
import { visitText } from '#contract/visits/visit';
import { readSource } from './visit-source.ts';

const hosts = ['company.example'];
const own = (path: string) => `https://company.example${path}`;
const read = (visit: Partial<Parameters<typeof visitText>[0]>) =>
  readSource(visitText({ page: '/contact', before: '', landing: '', ...visit }), hosts);

test('pages are those of the site, in whatever language, and the campaign is that of the landing', () => {
  const landing = '?utm_source=News%20letter&utm_medium=email&utm_campaign=%D8%B9%D8%B1%D8%B6&utm_term=tills&utm_content=top&id=7 ';
  expect(read({ page: '/ar/contact', before: own('/ar/seo?x=1#y'), landing })).toEqual({
    ...{ sourcePage: '/contact', sourceBefore: '/seo', sourceHost: '' },
    ...{ utmSource: 'News letter', utmMedium: 'email', utmCampaign: 'عرض', utmTerm: 'tills', utmContent: 'top' },
  });
});

test('the host that led to the site is kept and nothing else of its address; the first page counts for more than this one', () => {
  expect(read({ landing: ' https://www.google.com/search?q=secret' }).sourceHost).toBe('google.com');
  expect(read({ before: 'https://maps.example/place' }).sourceHost).toBe('maps.example');
  expect(read({ before: 'https://other.example/', landing: ' android-app://com.google.android.gm/' }).sourceHost).toBe(
    'com.google.android.gm',
  );
  expect(read({ before: own('/seo'), landing: ` ${own('/')}` }).sourceHost).toBe('');
});

test('a path that could hold a token is none, nor is what is no page, no address, no web site', () => {
  expect(read({ before: own('/application/secret-token') }).sourceBefore).toBe('');
  expect(read({ before: own('/client-details/5') }).sourceBefore).toBe('/client-details');
  expect(read({ page: '/office/quotes', before: own('/contact') })).toMatchObject({ sourcePage: '', sourceBefore: '/contact' });
  expect(read({ before: own('/ar/contact') }).sourceBefore).toBe('');
  for (const before of ['javascript:alert(1)', 'data:text/html,x', 'nonsense', '//x'])
    expect(read({ before, landing: ` ${before}` }).sourceHost).toBe('');
});

test('whatever is sent, what is stored is short, one line, and takes no NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
      const landing = `?${new URLSearchParams({ utm_campaign: text })} ${text}`;
      for (const visit of [text, visitText({ page: text, before: text, landing })]) {
        const source = readSource(visit, hosts);
        expect(new Set(Object.keys(source))).toEqual(new Set(sourceFields));
        for (const value of Object.values(source)) {
          expect(value.length).toBeLessThanOrEqual(120);
          expect(value).not.toMatch(/[\0\n\r]/);
        }
      }
    }),
  );
  expect(readSource(undefined, hosts)).toEqual(noSource);
});
