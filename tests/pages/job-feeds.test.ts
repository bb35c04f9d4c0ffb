import { expect, inject, test } from 'vitest';
import type { Job } from '#contract/job';
import { localizedPath, siteLocales } from '#contract/locales';
import { jobPreview } from '#contract/urls';
import { openPage, readList } from './page-document.ts';

const fetchFeed = (path: string, headers: Record<string, string> = {}) => fetch(inject('siteUrl') + path, { headers });

test.each(siteLocales.map((locale) => [localizedPath('/careers', locale), localizedPath('/careers', locale)]))(
  '%s names its feeds to readers and links them for people',
  async (page, folder) => {
    const { document } = await openPage(page);
    const links = [...document.querySelectorAll('link[rel="alternate"][type]')];
    expect(links.map((link) => [link.getAttribute('type'), link.getAttribute('href')])).toEqual([
      ['application/rss+xml', `${folder}/feed.xml`],
      ['application/feed+json', `${folder}/feed.json`],
    ]);
    for (const name of ['feed.xml', 'feed.json']) expect(document.querySelector(`main a[href="${folder}/${name}"]`)).not.toBeNull();
  },
);

test('a feed has the open positions, is cached like a page, and is not sent again to whoever has it', async () => {
  const jobs = await readList<Job>('/api/careers/open');
  const json = await fetchFeed('/careers/feed.json');
  const { items } = (await json.json()) as { items: { title: string }[] };
  const rss = await fetchFeed('/careers/feed.xml');
  const boards = await fetchFeed('/careers/jobs.xml');

  expect(items.map(({ title }) => title)).toEqual(jobs.map(({ jobTitle }) => jobTitle));
  expect((await rss.text()).match(/<item>/g)).toHaveLength(jobs.length);
  expect((await boards.text()).match(/<job>/g)).toHaveLength(jobs.length);
  expect([json, rss, boards].map(({ headers }) => headers.get('content-type'))).toEqual([
    'application/feed+json; charset=utf-8',
    'application/rss+xml; charset=utf-8',
    'application/xml; charset=utf-8',
  ]);
  expect((await fetchFeed('/careers/feed.xml')).headers.get('x-page-cache')).toBe('hit');
  const etag = rss.headers.get('etag') ?? '';
  expect((await fetchFeed('/careers/feed.xml', { 'if-none-match': etag })).status).toBe(304);
});

test('the preview of jobs is no page of the site', async () => {
  expect((await fetchFeed(`${jobPreview}?job=any`)).status).toBe(404);
});
