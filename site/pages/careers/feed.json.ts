import type { APIRoute } from 'astro';
import { feedResponse, jsonFeed } from '#site/sections/careers/job-feeds.ts';

/** The open positions for programs. */
export const GET: APIRoute = async ({ locals: { data, locale, site } }) =>
  feedResponse('json', jsonFeed({ jobs: await data.openCareers(), locale, site }));
