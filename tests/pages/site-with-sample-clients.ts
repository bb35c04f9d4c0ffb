import type { SiteData } from '#contract/site-data';
import { createLogger } from '#server/operations/logger';
import { environment, readSettings } from '#server/settings';
import { startServer } from '#server/start-server';
import { sampleClients } from './sample-clients.ts';

// The real server with the built pages, but the clients in them are those of the tests.
const data: SiteData = {
  groups: async () => [],
  homeLogos: async () => [],
  clients: async () => sampleClients,
  client: async (id) => sampleClients.find(({ _id }) => _id === id),
  publicReviews: async () => [],
  members: async () => [],
  openCareers: async () => [],
  company: async () => ({}),
  pictures: async () => [],
  texts: async () => ({}),
};

const settings = readSettings(environment());
await startServer({ settings, log: createLogger(settings.logLevel), data: () => data });
