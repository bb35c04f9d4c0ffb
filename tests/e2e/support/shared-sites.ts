import { SiteProcess } from './site-process.ts';

interface SharedSites {
  working: { url: string; dataDir: string };
  /** URL of the one whose pages come without data. */
  failing: string;
}

/** Two sites for all tests that only visit them and send forms; their places reach the workers by their environment. */
export default async function startSharedSites(): Promise<() => Promise<void>> {
  const [working, failing] = await Promise.all([SiteProcess.start('working'), SiteProcess.start('failing')]);
  const { url, dataDir } = working;
  process.env.SHARED_SITES = JSON.stringify({ working: { url, dataDir }, failing: failing.url } satisfies SharedSites);
  return async () => {
    await Promise.all([working.remove(), failing.remove()]);
  };
}

const sharedSites = (): SharedSites => JSON.parse(process.env.SHARED_SITES ?? '{}');

/** The working site, in a worker: to be visited and read, not to be ended. */
export const publicSite = (): SiteProcess => SiteProcess.startedElsewhere(sharedSites().working);

/** The URL of the site whose pages come without data, in a worker. */
export const siteWithoutData = (): string => sharedSites().failing;
