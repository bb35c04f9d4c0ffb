import { fileURLToPath } from 'node:url';
import { welcomeDemoOwner } from '#api/accounts/demo-owner';
import { holdFolder } from '#api/store/engines/hold-folder';
import type { LocalizedSiteData } from '#contract/site-data';
import { sitePaths } from '#contract/urls';
import { readBuiltSite } from './assets/built-site.ts';
import { type Backend, openBackend } from './backend.ts';
import { createServer } from './create-server.ts';
import { becomeOwner, commandLineAs, requireAccess, type User } from './data-folder/data-owner.ts';
import { requireAnswer } from './data-folder/silent-folder.ts';
import { shutDownOnSignal } from './operations/graceful-shutdown.ts';
import { logMismatches } from './operations/log-mismatches.ts';
import type { Logger } from './operations/logger.ts';
import { remoteSiteData } from './remote/remote-data.ts';
import { namesLikeSettings } from './settings/names.ts';
import { isDemoOnThisMachine, type Settings, settingNames } from './settings.ts';

export interface StartOptions {
  settings: Settings;
  log: Logger;
  /** Data source of the pages, when it is not that of the API. */
  data?: LocalizedSiteData;
}

/** Serves the built site and the API until the process is stopped, and prints the URL on standard output. */
export async function startServer({ settings, log, data }: StartOptions): Promise<void> {
  // By default React loads its development build, which is several times slower.
  process.env.NODE_ENV ||= 'production';
  const suspects = namesLikeSettings(process.env, settingNames);
  if (suspects.length > 0) log.warn({ names: suspects }, 'these variables look like settings, but no setting has such a name');

  const site = await readBuiltSite(fileURLToPath(new URL('../dist', import.meta.url)));
  const { apiOrigin } = settings;
  const backend = apiOrigin === undefined ? await openOwnBackend(settings, log) : undefined;
  const siteData = data ?? backend?.data ?? remoteSiteData(apiOrigin ?? settings.origin, logMismatches(log));

  const app = await createServer({ settings, log, site, data: siteData, backend, pathsToWarm: settings.warmUp ? sitePaths : [] });
  if (backend) app.addHook('onClose', () => backend.close());
  shutDownOnSignal(app, log);
  const url = await app.listen({ port: settings.port, host: settings.host });
  console.log(`The site is at ${url} (Ctrl-C stops it)`);
  if (!backend || !isDemoOnThisMachine(settings)) return;
  await backend.opened;
  // Browsers make passkeys for names alone, not for IP addresses.
  console.log(`The Office, once: ${url.replace('127.0.0.1', 'localhost')}${await welcomeDemoOwner(backend.store)}`);
}

/** Opens the data as its owner, when root has started the server. */
async function openOwnBackend(settings: Settings, log: Logger): Promise<Backend> {
  await requireAnswer(settings.dataDir);
  const startAgain = (user: User) => commandLineAs(user, ['npm', 'start']);
  const owner = becomeOwner(settings.dataDir, startAgain, ({ uid, gid }) => {
    process.setgid?.(gid);
    process.setuid?.(uid);
  });
  if (owner)
    log.warn({ user: owner.name, folder: settings.dataDir }, 'root has started the server, which runs as the owner of the data folder');
  requireAccess(settings.dataDir, startAgain);
  const letGo = holdFolder(settings);
  const backend = await openBackend(settings, log);
  return {
    ...backend,
    async close() {
      await backend.close();
      letGo();
    },
  };
}
