import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { brands } from '#brand';
import type { Job } from '#contract/job';
import { boardFeed, jobFeedLinks, jsonFeed, rssFeed } from './job-feeds.ts';

const site = new URL('https://company.example');
const job: Job = {
  ...{ _id: 'a1', jobTitle: 'Tools & <b>Tills</b>', location: 'Lisbon, Portugal', closingDate: '2026-12-14' },
  ...{ publishedAt: '2026-11-02T08:30:00.000Z', summary: 'You "fix" tills.', responsibilities: ['Fix <them>'], qualifications: [] },
};
const arabic: Job = { ...job, _id: 'b2', jobTitle: 'محاسب', summary: 'تمسك الدفاتر.', publishedAt: '2026-10-01T08:30:00.000Z' };

const read = (xml: string) => new new Window().DOMParser().parseFromString(xml, 'application/xml');
const textIn = (parent: { getElementsByTagName(name: string): ArrayLike<{ textContent: string }> }, name: string) =>
  Array.from(parent.getElementsByTagName(name), ({ textContent }) => textContent);

test('the RSS feed has every open position with its address, its date and its text as HTML', () => {
  const feed = rssFeed({ jobs: [job, arabic], locale: 'en', site });
  const document = read(feed);
  const [first, second] = Array.from(document.getElementsByTagName('item'));
  if (!first || !second) throw new Error('The feed has fewer than two items');

  expect(feed.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"')).toBe(true);
  expect(feed).toContain('<atom:link href="https://company.example/careers/feed.xml" rel="self" type="application/rss+xml"/>');
  expect(textIn(document, 'language')).toEqual(['en']);
  expect(textIn(first, 'title')).toEqual(['Tools & <b>Tills</b>, Lisbon, Portugal']);
  expect([textIn(first, 'link'), textIn(first, 'guid')]).toEqual([
    ['https://company.example/careers?job=a1'],
    ['https://company.example/careers?job=a1'],
  ]);
  // RFC 822, as RSS 2.0 wants it.
  expect(textIn(first, 'pubDate')).toEqual(['Mon, 02 Nov 2026 08:30:00 GMT']);
  expect(textIn(first, 'description')).toEqual([
    '<p>You &quot;fix&quot; tills.</p><h3>Key Responsibilities</h3><ul><li>Fix &lt;them&gt;</li></ul><p>Lisbon, Portugal. Closes on 14 December 2026.</p>',
  ]);
  // Under the headings of its own language.
  expect(textIn(second, 'description')[0]).toContain('<h3>المسؤوليات الرئيسية</h3>');
});

test('the JSON feed says the same to programs, in the language of its address', () => {
  const feed = JSON.parse(jsonFeed({ jobs: [arabic, job], locale: 'ar', site }));

  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://company.example/ar/careers',
    feed_url: 'https://company.example/ar/careers/feed.json',
    language: 'ar',
    items: [
      { id: 'https://company.example/ar/careers?job=b2', language: 'ar', date_published: '2026-10-01T08:30:00.000Z' },
      { title: 'Tools & <b>Tills</b>', language: 'en', _job: { closes: '2026-12-14', location: 'Lisbon, Portugal' } },
    ],
  });
  expect(feed.items[0].content_html).toContain('14 كانون الأول 2026');
});

test('the feed for job boards has what Indeed and LinkedIn ask for, and nothing that nobody has said', () => {
  const feed = boardFeed({
    jobs: [
      { ...job, jobTitle: 'A ]]> b' },
      { ...arabic, location: 'الأردن' },
    ],
    locale: 'en',
    site,
  });
  const [first, second] = [...feed.matchAll(/<job>(.*)<\/job>/g)].map(([, elements = '']) =>
    Object.fromEntries(
      [...elements.matchAll(/<(\w+)>(<!\[CDATA\[.*?\]\]>)<\/\1>/g)].map(([, name, text = '']) => [
        name,
        text.replaceAll(/<!\[CDATA\[(.*?)\]\]>/g, '$1'),
      ]),
    ),
  );

  expect(first).toEqual({
    title: 'A ]]> b',
    date: '2026-11-02T08:30:00.000Z',
    ...{ referencenumber: 'a1', requisitionid: 'a1', partnerJobId: 'a1' },
    ...{ url: 'https://company.example/careers?job=a1', applyUrl: 'https://company.example/careers?job=a1' },
    company: brands.en.name,
    ...{ city: 'Lisbon', country: 'PT', location: 'Lisbon, Portugal' },
    description: '<p>You &quot;fix&quot; tills.</p><h3>Key Responsibilities</h3><ul><li>Fix &lt;them&gt;</li></ul>',
    expirationdate: expect.stringMatching(/^2026-12-14T23:59:59(?:Z|[+-]\d\d:\d\d)$/),
  });
  expect(second).toMatchObject({ company: brands.ar.name, country: 'JO', title: 'محاسب' });
  expect(second).not.toHaveProperty('city');
});

test('feeds without a position are feeds all the same', () => {
  expect(read(rssFeed({ jobs: [], locale: 'ar', site })).getElementsByTagName('item').length).toBe(0);
  expect(JSON.parse(jsonFeed({ jobs: [], locale: 'en', site })).items).toEqual([]);
});

test('each language names its own feeds', () => {
  expect(jobFeedLinks('ar')).toEqual([
    { type: 'application/rss+xml', href: '/ar/careers/feed.xml' },
    { type: 'application/feed+json', href: '/ar/careers/feed.json' },
  ]);
});
