import { expect, test } from 'vitest';
import { brand, brands } from '#brand';
import type { Locale } from '#contract/locales';
import type { WeekDay } from '#contract/time/week';
import { urls } from '#contract/urls';
import { type DescribedPage, scriptJson, structuredData, type Thing } from './structured-data.ts';

const openDays = brand.hours.days.flatMap(({ day, open }) => (open ? [day] : []));
const site = new URL('https://company.example');
const metadata = { title: 'A page', description: 'What it says.' };

function things(page: Omit<DescribedPage, 'site' | 'metadata' | 'locale'>, locale: Locale = 'en'): Thing[] {
  return (structuredData({ site, metadata, locale, ...page })?.['@graph'] ?? []) as Thing[];
}
const find = (graph: Thing[], type: string) => graph.find((thing) => [thing['@type']].flat().includes(type));

test('the first page names the site and describes the company with the facts of the brand file', () => {
  const graph = things({ path: urls.home });
  expect(find(graph, 'WebSite')).toMatchObject({ name: brand.name, url: 'https://company.example/' });
  expect(find(graph, 'LocalBusiness')).toMatchObject({
    name: brand.name,
    telephone: brand.phone.href.slice('tel:'.length),
    email: brand.email.label,
    address: { streetAddress: brand.office.street, addressLocality: brand.office.city },
    openingHoursSpecification: { dayOfWeek: openDays, ...brand.hours.week[openDays[0] as WeekDay][0] },
  });
});

test('a service is offered by the company that the same document names', () => {
  const graph = things({ path: urls.cctv, service: { name: 'CCTV', description: 'Cameras.' } });
  const company = find(graph, 'Organization');
  expect(find(graph, 'LocalBusiness')).toBeUndefined();
  expect(find(graph, 'Service')).toMatchObject({
    name: 'CCTV',
    url: 'https://company.example/cctv',
    areaServed: { name: brand.office.country },
    provider: { '@id': company?.['@id'] },
  });
});

test('questions that a page answers are said as it says them; without any there is no word of it', () => {
  const answers = [{ question: 'Is “it” <open>?', answer: 'Yes.' }];
  expect(find(things({ path: urls.cctv, answers }), 'FAQPage')).toEqual({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Is “it” <open>?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } }],
  });
  expect(find(things({ path: urls.cctv, answers: [], breadcrumb: [{ label: 'CCTV' }] }), 'FAQPage')).toBeUndefined();
});

test('the breadcrumb leads from the first page to this one and leaves out what is no page', () => {
  const graph = things({ path: urls.pc, breadcrumb: [{ label: 'Hardware' }, { label: 'PCs' }] });
  expect(find(graph, 'BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://company.example/' },
    { '@type': 'ListItem', position: 2, name: 'PCs', item: 'https://company.example/pc' },
  ]);
});

test('a page can add what only it knows', () => {
  const job = { '@type': 'JobPosting', title: 'Network engineer' };
  expect(things({ path: urls.careers, more: [job] })).toContainEqual(job);
});

test('a page with nothing to say, or kept out of search engines, says nothing', () => {
  expect(structuredData({ path: urls.login, locale: 'en', site, metadata })).toBeUndefined();
  expect(structuredData({ path: urls.home, locale: 'en', site, metadata: { ...metadata, noindex: true } })).toBeUndefined();
});

test('one company, named and described in the language of the page', () => {
  const english = things({ path: urls.home });
  const arabic = things({ path: urls.home }, 'ar');
  expect(find(arabic, 'LocalBusiness')).toMatchObject({ '@id': find(english, 'LocalBusiness')?.['@id'], name: brands.ar.name });
  expect(find(arabic, 'WebSite')).toMatchObject({ url: 'https://company.example/ar', inLanguage: 'ar' });
  const breadcrumb = find(things({ path: urls.pc, breadcrumb: [{ label: 'الأجهزة' }, { label: 'الحواسيب' }] }, 'ar'), 'BreadcrumbList');
  expect(breadcrumb?.itemListElement).toMatchObject([
    { name: 'الرئيسية', item: 'https://company.example/ar' },
    { name: 'الحواسيب', item: 'https://company.example/ar/pc' },
  ]);
});

test('nothing in structured data can end the script element that it stands in', () => {
  const text = '</script><script>alert(1)</script><!--';
  expect(scriptJson({ text })).not.toContain('<');
  expect(JSON.parse(scriptJson({ text }))).toEqual({ text });
});
