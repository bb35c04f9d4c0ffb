import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Editors write a file in several steps, and several files at once. */
const settledAfterMs = 200;

interface Watched {
  folders: readonly string[];
  files: readonly string[];
}

/**
 * Calls `changed` once when one or more of the folders' files, or of the files, have been written. Files are watched by their folder: an editor
 * that saves by renaming a new file over the old one would end the watch of the file itself. Returns the way to stop it.
 */
export function watchFiles({ folders, files }: Watched, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, settledAfterMs);
  };
  const watchers: FSWatcher[] = folders.map((folder) => watch(folder, { recursive: true }, tell));
  for (const [folder, paths] of Map.groupBy(files, dirname)) {
    const names = new Set(paths.map((path) => basename(path)));
    watchers.push(watch(folder, (_, name) => (name === null || names.has(name)) && tell()));
  }
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
