import { readdirSync, statSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The user that owns nothing. */
const nobody = 65_534;
const readableByOthers = 0o005;

const isReadable = (folder: string): boolean =>
  (statSync(folder).mode & readableByOthers) === readableByOthers && (folder === dirname(folder) || isReadable(dirname(folder)));

/** A user that can run the project, and as whom these tests may run it; undefined when they do not run as root, or in a folder of root alone. */
export const otherUser: number | undefined =
  process.getuid?.() === 0 && isReadable(fileURLToPath(new URL('../../', import.meta.url))) ? nobody : undefined;

/** Gives a folder and everything in it to a user. */
export async function giveTo(user: number, folder: string): Promise<void> {
  for (const path of everythingIn(folder)) await chown(path, user, user);
}

/** The users who own something in a folder, itself included. */
export const ownersIn = (folder: string): number[] => [...new Set(everythingIn(folder).map((path) => statSync(path).uid))];

const everythingIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
];
