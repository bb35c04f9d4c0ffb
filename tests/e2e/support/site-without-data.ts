import type { SiteData } from '#contract/site-data';
import { createLogger } from '#server/operations/logger';
import { environment, readSettings } from '#server/settings';
import { startServer } from '#server/start-server';

// The real server, but its pages can't get their data, so that islands show what they load themselves from the API, which works.
const unavailable = () => Promise.reject(new Error('The data is not available to the pages of this server'));
const data: SiteData = {
  groups: unavailable,
  homeLogos: unavailable,
  clients: unavailable,
  client: unavailable,
  publicReviews: unavailable,
  members: unavailable,
  openCareers: unavailable,
  company: async () => ({}),
  pictures: async () => [],
  texts: async () => ({}),
};

const settings = readSettings(environment());
await startServer({ settings, log: createLogger(settings.logLevel), data: () => data });
