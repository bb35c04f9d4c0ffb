import { chownSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { currentUser } from '#server/data-folder/data-owner';
import { asCaller } from './caller.ts';

/**
 * Makes a folder for the command's output files, where the user who has started the command may make one, and gives it to the user as whom the
 * command acts. Only its owner can read it. Throws when it exists.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) throw new Error(`${path} exists already; nothing is overwritten.`);
  const [uid, gid] = [process.geteuid?.(), process.getegid?.()];
  asCaller(() => {
    mkdirSync(dirname(path), { recursive: true });
    mkdirSync(path, { mode: 0o700 });
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  });
  try {
    readdirSync(path);
  } catch {
    removeFolder(path);
    throw new Error(`The user ${currentUser()}, as whom this command acts because the data is theirs, cannot reach ${path}.`);
  }
}

/** Removes a folder that `makeFolder` has made, with what is in it. */
export const removeFolder = (path: string): void => asCaller(() => rmSync(path, { recursive: true, force: true }));

/** Makes a file in the same way, for the user who has started the command. Returns its descriptor. Throws when it exists. */
export function makeFile(path: string): number {
  try {
    return asCaller(() => openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${path} exists already; nothing is overwritten.`);
  }
}

/** Removes a file that `makeFile` has made. */
export const removeFile = (path: string): void => asCaller(() => rmSync(path, { force: true }));
