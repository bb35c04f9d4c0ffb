import { brand } from '#brand';
import type { Job } from '#contract/job';
import { type Locale, localizedPath } from '#contract/locales';
import { escapeHtml } from '#contract/text/escape-html';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { languageOf } from '#contract/text/text-language';
import { jobFeeds, jobUrl, pageUrl } from '#contract/urls';
import { companyIn } from '#site/content/company.ts';
import { content } from '#site/content/content.ts';
import { longDate } from './dates.ts';
import { endOfDay, jobHtml, placeOf } from './job-posting.ts';

const readerTypes = { rss: 'application/rss+xml', json: 'application/feed+json' } as const;
const types = { ...readerTypes, boards: 'application/xml' } as const;
type Feed = keyof typeof types;

/** The `<link>`s by which feed readers find the feeds of a language. */
export const jobFeedLinks = (locale: Locale) =>
  (Object.keys(readerTypes) as (keyof typeof readerTypes)[]).map((feed) => ({
    type: readerTypes[feed],
    href: localizedPath(jobFeeds[feed], locale),
  }));

export interface JobFeedSource {
  /** The open positions, the newest first. */
  jobs: readonly Job[];
  locale: Locale;
  /** The site's public URL. */
  site: URL;
}

const at = (path: string, site: URL): string => new URL(path, site).href;

/** A position as HTML: its text in its own language, the closing day in the feed's. */
function describe(job: Job, locale: Locale): string {
  const { feed, jobHeadings } = content('careers', locale);
  const headings = languageOf(job.jobTitle) === locale ? jobHeadings : content('careers', languageOf(job.jobTitle)).jobHeadings;
  const day = longDate(job.closingDate, content('dates', locale));
  return `${jobHtml(job, headings)}<p>${escapeHtml(`${job.location}. ${fillPlaceholders(feed.closes, { date: day })}`)}</p>`;
}

/** RSS 2.0, with the self-link that validators ask for. Control characters, which XML 1.0 cannot hold, do not get into the data. */
export function rssFeed({ jobs, locale, site }: JobFeedSource): string {
  const { feed, metadata } = content('careers', locale);
  const newest = jobs[0];
  const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeHtml(text)}</${name}>`;
  const date = (moment: string) => element('pubDate', new Date(moment).toUTCString());
  const items = jobs.map((job) => {
    const url = at(jobUrl(job._id, locale), site);
    const parts = [
      element('title', `${job.jobTitle}, ${job.location}`),
      element('link', url),
      element('guid', url, ' isPermaLink="true"'),
      date(job.publishedAt),
      element('description', describe(job, locale)),
    ];
    return `<item>${parts.join('')}</item>`;
  });
  const self = at(localizedPath(jobFeeds.rss, locale), site);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', feed.title),
    element('link', at(pageUrl('careers', locale), site)),
    element('description', metadata.description),
    element('language', locale),
    ...(newest ? [date(newest.publishedAt)] : []),
    `<atom:link href="${escapeHtml(self)}" rel="self" type="${types.rss}"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}

/** JSON Feed 1.1. `_job` has the closing day, YYYY-MM-DD, and the place, for programs. */
export function jsonFeed({ jobs, locale, site }: JobFeedSource): string {
  const { feed, metadata } = content('careers', locale);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: metadata.description,
    home_page_url: at(pageUrl('careers', locale), site),
    feed_url: at(localizedPath(jobFeeds.json, locale), site),
    language: locale,
    items: jobs.map((job) => {
      const url = at(jobUrl(job._id, locale), site);
      return {
        id: url,
        url,
        title: job.jobTitle,
        summary: job.summary,
        content_html: describe(job, locale),
        date_published: job.publishedAt,
        language: languageOf(job.jobTitle),
        _job: { location: job.location, closes: job.closingDate, time_zone: brand.timeZone },
      };
    }),
  });
}

/** A text as it is, whatever markup is in it. */
const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/**
 * For job boards, in the elements that Indeed reads and, where LinkedIn calls them otherwise, under its names too. What is not known of a position, such as a
 * salary, is left out.
 */
export function boardFeed({ jobs, locale, site }: JobFeedSource): string {
  const items = jobs.map((job) => {
    const url = at(jobUrl(job._id, locale), site);
    const { city, country } = placeOf(job.location);
    const language = languageOf(job.jobTitle);
    const elements = {
      title: job.jobTitle,
      date: job.publishedAt,
      ...{ referencenumber: job._id, requisitionid: job._id, partnerJobId: job._id },
      ...{ url, applyUrl: url },
      company: companyIn(language).name,
      ...{ city, country, location: job.location },
      description: jobHtml(job, content('careers', language).jobHeadings),
      expirationdate: endOfDay(job.closingDate),
    };
    return `<job>${Object.entries(elements)
      .map(([name, text]) => (text === '' ? '' : `<${name}>${cdata(text)}</${name}>`))
      .join('')}</job>`;
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<source>', ...items, '</source>', ''].join('\n');
}

/** The response with a feed. */
export const feedResponse = (feed: Feed, body: string): Response =>
  new Response(body, { headers: { 'content-type': `${types[feed]}; charset=utf-8` } });
