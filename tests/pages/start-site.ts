import type { TestProject } from 'vitest/node';
import { SiteProcess } from '../e2e/support/site-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Scheme, host and port of the built site, with demo data. */
    siteUrl: string;
  }
}

/** One server for all tests of pages: they only read. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  const site = await SiteProcess.start('working');
  project.provide('siteUrl', site.url);
  return () => site.remove();
}
