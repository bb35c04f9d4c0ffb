import { fileURLToPath } from 'node:url';
import type { SiteData } from '#contract/site-data';
import { readBuiltSite } from './assets/built-site.ts';
import { openBackend } from './backend.ts';
import { createServer } from './create-server.ts';
import { stopOnSignal } from './operations/graceful-shutdown.ts';
import type { Logger } from './operations/logger.ts';
import { remoteData } from './remote-data.ts';
import type { Settings } from './settings.ts';

export interface StartOptions {
  settings: Settings;
  log: Logger;
  /** What pages are made from, where it is not what the API reads. */
  data?: SiteData;
}

/** Serves the built site and the API until the process is told to stop, and prints the address on standard output. */
export async function startServer({ settings, log, data }: StartOptions): Promise<void> {
  // React loads its development build, which is several times slower, when nobody says otherwise.
  process.env.NODE_ENV ||= 'production';
  const site = await readBuiltSite(fileURLToPath(new URL('../dist', import.meta.url)));
  const { apiOrigin } = settings;
  const backend = apiOrigin === undefined ? await openBackend(settings, log) : undefined;
  const readings = data ?? backend?.data ?? remoteData(apiOrigin ?? settings.origin);

  const app = await createServer({ settings, log, site, data: readings, backend });
  if (backend) app.addHook('onClose', () => backend.close());
  stopOnSignal(app, log);
  console.log(`The site is at ${await app.listen({ port: settings.port, host: settings.host })}`);
}
