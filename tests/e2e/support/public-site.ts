import { SiteProcess } from './site-process.ts';

/** One site for all tests that only visit it and send forms; its place reaches the workers by their environment. */
export default async function startPublicSite(): Promise<() => Promise<void>> {
  const site = await SiteProcess.start('working');
  process.env.PUBLIC_SITE = JSON.stringify({ url: site.url, dataDir: site.dataDir });
  return () => site.remove();
}

/** That site, in a worker: to be visited and read, not to be ended. */
export const publicSite = (): SiteProcess => SiteProcess.startedElsewhere(JSON.parse(process.env.PUBLIC_SITE ?? '{}'));
