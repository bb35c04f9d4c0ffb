import type { APIRoute } from 'astro';
import { feedResponse, jsonFeed } from '#site/sections/careers/job-feeds.ts';

/** The open positions for programs. Rejects when they cannot be read: an empty feed would be untrue. */
export const GET: APIRoute = async ({ locals: { data, locale, site } }) =>
  feedResponse('json', jsonFeed({ jobs: await data.openCareers(), locale, site }));
