import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { undefinedWhenMissing, writeDurableFile } from '../files/durable-file.ts';

/** Copies the mails that were written as files, replacing those of the same names. Returns their number; 0 without such a folder. */
export async function copyMailFiles(from: string, to: string): Promise<number> {
  const names = ((await readdir(from).catch(undefinedWhenMissing)) ?? []).filter((name) => name.endsWith('.eml'));
  if (names.length > 0) await mkdir(to, { recursive: true, mode: 0o700 });
  let copied = 0;
  for (const name of names) {
    // Erasure may have taken it meanwhile.
    const mail = await readFile(join(from, name)).catch(undefinedWhenMissing);
    if (!mail) continue;
    await writeDurableFile(join(to, name), mail);
    copied += 1;
  }
  return copied;
}
