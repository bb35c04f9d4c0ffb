import type { APIRoute } from 'astro';
import { boardFeed, feedResponse } from '#site/sections/careers/job-feeds.ts';

/** The open positions for job boards. Rejects when they cannot be read: boards take off what is not in the feed. */
export const GET: APIRoute = async ({ locals: { data, locale, site } }) =>
  feedResponse('boards', boardFeed({ jobs: await data.openCareers(), locale, site }));
