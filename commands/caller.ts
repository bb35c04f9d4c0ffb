import { basename } from 'node:path';
import { becomeOwner, commandLineAs, requireAccess, type User } from '#server/data-folder/data-owner';

/**
 * Changes the user of the process from root to the owner of the data, so that the site can change what the command writes. Only the effective
 * user: the command's output files are written with the rights of whoever has started it (`asCaller`). Throws WrongUser for a user who cannot
 * change the data.
 */
export function actAsOwner(dataDir: string): void {
  const [, program = '', ...argv] = process.argv;
  const startAgain = (user: User) => commandLineAs(user, ['npm', 'run', basename(program, '.ts'), '--', ...argv]);
  becomeOwner(dataDir, startAgain, ({ uid, gid }) => {
    process.setegid?.(gid);
    process.seteuid?.(uid);
  });
  requireAccess(dataDir, startAgain);
}

/** Runs `work` with the rights of the user who has started the command. */
export function asCaller<T>(work: () => T): T {
  const [uid, gid] = [process.geteuid?.(), process.getegid?.()];
  if (uid === undefined || gid === undefined) return work();
  process.seteuid?.(process.getuid?.() ?? uid);
  process.setegid?.(process.getgid?.() ?? gid);
  try {
    return work();
  } finally {
    process.setegid?.(gid);
    process.seteuid?.(uid);
  }
}
