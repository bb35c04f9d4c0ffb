import { fileURLToPath } from 'node:url';
import type { SiteData } from '#contract/site-data';
import { sitePaths } from '#contract/urls';
import { readBuiltSite } from './assets/built-site.ts';
import { openBackend } from './backend.ts';
import { createServer } from './create-server.ts';
import { shutDownOnSignal } from './operations/graceful-shutdown.ts';
import { logMismatches } from './operations/log-mismatches.ts';
import type { Logger } from './operations/logger.ts';
import { remoteSiteData } from './remote-data.ts';
import type { Settings } from './settings.ts';

export interface StartOptions {
  settings: Settings;
  log: Logger;
  /** Data source of the pages, when it is not that of the API. */
  data?: SiteData;
}

/** Serves the built site and the API until the process is stopped, and prints the URL on standard output. */
export async function startServer({ settings, log, data }: StartOptions): Promise<void> {
  // By default React loads its development build, which is several times slower.
  process.env.NODE_ENV ||= 'production';
  const site = await readBuiltSite(fileURLToPath(new URL('../dist', import.meta.url)));
  const { apiOrigin } = settings;
  const backend = apiOrigin === undefined ? await openBackend(settings, log) : undefined;
  const siteData = data ?? backend?.data ?? remoteSiteData(apiOrigin ?? settings.origin, logMismatches(log));

  const app = await createServer({ settings, log, site, data: siteData, backend, pathsToWarm: sitePaths });
  if (backend) app.addHook('onClose', () => backend.close());
  shutDownOnSignal(app, log);
  console.log(`The site is at ${await app.listen({ port: settings.port, host: settings.host })}`);
}
