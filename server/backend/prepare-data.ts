import { dismissDemoOwner } from '#api/accounts/demo-owner';
import { recognizeDemo } from '#api/demo/recognize';
import { seedDemo } from '#api/demo/seed';
import type { FileStore } from '#api/files/file-store';
import { leaveWrittenLines } from '#api/services/office/texts/leave-written-lines';
import { claimFiles } from '#api/services/sweep-resumes';
import { demoKinds } from '#api/store/demo/demo-entries';
import type { Store } from '#api/store/open-store';
import type { Logger } from '../operations/logger.ts';
import { isDemoOnThisMachine, type Settings } from '../settings.ts';
import { siteTexts, texts } from '../texts.ts';

/** Prepares the data before anybody uses it: seeds an empty database when the setting says so, and warns of what is missing. */
export async function prepareData(store: Store, files: FileStore, settings: Settings, log: Logger): Promise<void> {
  await claimFiles(store, files);
  if (settings.demo && (await store.isEmpty())) {
    await seedDemo(store, files, settings.demoWork ? { texts, settings } : undefined);
    log.info('seeded the empty database with demo data');
  } else await recognizeDemo(store, files);
  const written = await leaveWrittenLines(store, siteTexts);
  if (written > 0) log.info({ lines: written }, 'texts that were changed in the Office are written like that in content/ now');
  if (settings.isProduction) await warnOfDemo(store, log);
  if (isDemoOnThisMachine(settings)) return;
  if (settings.demo) log.warn({ because: settings.exposure }, 'the demo has no owner: others than this machine may reach the server');
  await dismissDemoOwner(store);
  await warnOfMissingOwner(store, log);
}

/** Visitors of a live site should not read of offices, clients and jobs that do not exist. */
async function warnOfDemo(store: Store, log: Logger): Promise<void> {
  const entries = (await store.demoEntries.list()).filter(({ isChanged, row }) => !isChanged && row.status !== 'pending');
  if (entries.length === 0) return;
  const counts = Object.fromEntries(demoKinds.map((kind) => [kind, entries.filter((entry) => entry.kind === kind).length]));
  log.warn(
    counts,
    'THE SITE SHOWS INVENTED ENTRIES OF THE DEMO to its visitors; npm run demo -- remove takes out those that nobody has changed',
  );
}

/** An owner comes in by a link, and invites the others. */
async function warnOfMissingOwner(store: Store, log: Logger): Promise<void> {
  if ((await store.accounts.countOwners()) > 0) return;
  log.warn('the Office has no owner yet; npm run office -- invite --email <email> --name <name> --role owner prints the way in');
}
