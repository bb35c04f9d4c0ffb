import type { TestProject } from 'vitest/node';
import { SiteProcess } from '../e2e/support/site-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Scheme, host and port of the built site, with demo data. */
    siteUrl: string;
    /** The same with the clients of sample-clients.ts. */
    sampleSiteUrl: string;
  }
}

/** Two servers for all tests of pages, which only read. */
export default async function startSites(project: TestProject): Promise<() => Promise<void>> {
  const sites = await Promise.all([SiteProcess.start('working'), SiteProcess.start('sample-clients')]);
  project.provide('siteUrl', sites[0].url);
  project.provide('sampleSiteUrl', sites[1].url);
  return async () => {
    await Promise.all(sites.map((site) => site.remove()));
  };
}
