import { closeSync, existsSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { holdFolder } from '#api/store/engines/hold-folder';
import { sqliteFile } from '#api/store/engines/open-engine';
import { currentUser, ownerOf } from '#server/data-folder/data-owner';
import type { Command } from '../command.ts';
import { parseOptions, wrongArguments } from '../parse-options.ts';
import { incompleteFolder } from './back-up.ts';
import { fileReport, missingReport, tableReport } from './report.ts';
import { type RestoreProblem, restore } from './restore.ts';

/** Restores a backup. The server must not be running. */
export const restoreCommand: Command<{ folder: string; replace: boolean }> = {
  usage: 'Usage: npm run restore -- --from <folder of a backup> [--force]\n',
  parse(argv) {
    const parsed = parseOptions({ args: argv, options: { from: { type: 'string' }, force: { type: 'boolean' } } });
    if (!parsed.ok) return parsed;
    const { from, force = false } = parsed.args.values;
    return from ? { ok: true, args: { folder: resolve(from), replace: force } } : wrongArguments('--from is missing.');
  },
  async run({ folder, replace }, { settings }) {
    if (!existsSync(sqliteFile({ dataDir: folder }))) {
      const isIncomplete = existsSync(incompleteFolder(folder));
      return { problem: isIncomplete ? `The backup in ${folder} is incomplete.` : `There is no backup in ${folder}.` };
    }
    if (!isReadable(sqliteFile({ dataDir: folder })))
      return { problem: `The user ${currentUser()}, whose data this is, may not read the backup: chown -R ${currentUser()} ${folder}` };
    const isNew = !existsSync(settings.dataDir);
    const letGo = holdFolder(settings);
    const restored = await restore(folder, settings, { replace }).finally(letGo);
    const ownership = isNew ? ownershipReport(settings.dataDir) : '';
    if (restored.ok)
      return {
        output: `Restored from ${folder}:\n${tableReport(restored.tables)}${fileReport(restored)}${ownership}`,
        ...missingReport(restored.missing, 'the backup does not have them'),
      };
    return { problem: problems[restored.reason](folder) };
  },
};

const problems: Record<RestoreProblem, (folder: string) => string> = {
  'backup-damaged': (folder) => `The backup in ${folder} is damaged: nothing was restored. Take another one.`,
  'database-not-empty': () => 'The database is not empty; --force replaces it by the backup.',
  'files-not-empty': () => 'The file store is not empty; --force replaces it by the backup.',
};

/** Unlike `access`, opening looks at the effective user. */
function isReadable(file: string): boolean {
  try {
    closeSync(openSync(file, 'r'));
    return true;
  } catch {
    return false;
  }
}

/** Root owns a new folder inside one of its own; the site may have a user of its own. */
function ownershipReport(dataDir: string): string {
  const owner = ownerOf(dataDir);
  return owner.uid === 0
    ? `  ${dataDir} belongs to ${owner.name}. A site that runs as another user needs: chown -R <user> ${dataDir}\n`
    : '';
}
