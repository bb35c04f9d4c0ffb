import type { APIRoute } from 'astro';
import { feedResponse, rssFeed } from '#site/sections/careers/job-feeds.ts';

/** The open positions for feed readers. Rejects when they cannot be read: an empty feed would be untrue. */
export const GET: APIRoute = async ({ locals: { data, locale, site } }) =>
  feedResponse('rss', rssFeed({ jobs: await data.openCareers(), locale, site }));
