import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileAreas } from '#api/files/file-store';
import { mailFolder } from '#api/mail/mail-files';
import { serverLockFile } from '#api/store/engines/hold-folder';
import { sqliteFile } from '#api/store/engines/open-engine';
import { settingNames } from '../settings.ts';

/** A user of the system. */
export interface User {
  uid: number;
  gid: number;
  /** As sudo takes it: the name, or # and the number of a user without one. */
  name: string;
}

/** The process runs as a user that must not or cannot change the data. */
export class WrongUser extends Error {
  override readonly name = 'WrongUser';
}

/** The owner of a folder; of the nearest folder above when it does not exist yet. */
export function ownerOf(folder: string): User {
  const status = statSync(folder, { throwIfNoEntry: false });
  return status ? { uid: status.uid, gid: status.gid, name: nameOf(status.uid) } : ownerOf(dirname(folder));
}

/**
 * Root becomes the owner of the data before it opens any of it: what root wrote, the site could not change. Does nothing for any other user,
 * and for data of root. Returns the owner when the user has changed. Throws WrongUser where root may not change to other users.
 *
 * @param change sets group and user of the process, for good or so that it can be undone
 * @param startAgain the command line that would start the process as another user
 */
export function becomeOwner(dataDir: string, startAgain: (user: User) => string, change: (owner: User) => void): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(dataDir);
  if (owner.uid === 0) return undefined;
  try {
    process.setgroups?.([owner.gid]);
    change(owner);
  } catch (error) {
    throw new WrongUser(
      `The data folder ${dataDir} belongs to the user ${owner.name}, and root may not become that user here. Run this instead:\n  ${startAgain(owner)}`,
      { cause: error },
    );
  }
  return owner;
}

/**
 * Throws WrongUser when this process cannot change the data, wherever in the data folder that is. Nobody is told to become root: data of root is
 * what root made by a first try, and the user of the site needs it.
 *
 * @param startAgain the command line that would start the process as another user
 */
export function requireAccess(dataDir: string, startAgain: (user: User) => string): void {
  if (!existsSync(dataDir)) return;
  const owner = ownerOf(dataDir);
  const isMine = owner.uid === process.geteuid?.();
  if (!isMine && !isWritable(dataDir)) {
    const problem = `The data folder ${dataDir} belongs to the user ${owner.name}, and ${currentUser()} may not change it.`;
    if (owner.uid === 0) throw new WrongUser(`${problem} Give it to the user of the site: sudo chown -R ${currentUser()} ${dataDir}`);
    throw new WrongUser(`${problem} Run this instead:\n  ${startAgain(owner)}`);
  }
  const refused = dataParts(dataDir).filter((path) => existsSync(path) && !isWritable(path));
  if (refused.length > 0)
    throw new WrongUser(
      `${currentUser()} may not change ${refused.join(', ')}. As root, give the data folder back to its user: chown -R ${owner.name} ${dataDir}`,
    );
}

/**
 * A command line that runs another as a user, with the settings that this process has got from its environment.
 *
 * @param argv the command line to run
 */
export function commandLineAs(user: User, argv: string[]): string {
  const settings = settingNames.filter((name) => process.env[name]);
  const preserved = settings.length > 0 ? [`--preserve-env=${settings.join(',')}`] : [];
  return ['sudo', ...preserved, '-u', user.name, ...argv].map(quoteForShell).join(' ');
}

/** The password of a URL is left out: command lines end up in logs. */
function quoteForShell(argument: string): string {
  const text = argument.replace(/(:\/\/[^:/@]*:)[^@]*@/, '$1…@');
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The name of the user that this process runs as. */
export const currentUser = (): string => nameOf(process.geteuid?.() ?? 0);

/** Everything in the data folder that the site writes, but for single files. */
const dataParts = (dataDir: string): string[] => [
  dataDir,
  ...['', '-wal', '-shm'].map((suffix) => sqliteFile({ dataDir }) + suffix),
  serverLockFile({ dataDir }),
  join(dataDir, 'files'),
  ...fileAreas.map((area) => join(dataDir, 'files', area)),
  join(dataDir, 'drafts'),
  mailFolder(dataDir),
];

function isWritable(path: string): boolean {
  try {
    accessSync(path, statSync(path).isDirectory() ? constants.W_OK | constants.X_OK : constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function nameOf(uid: number): string {
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  const entry = users.map((line) => line.split(':')).find(([, , id]) => id === String(uid));
  return entry?.[0] ?? `#${uid}`;
}
