import { isDeepStrictEqual } from 'node:util';
import type { SiteTexts } from '../../../settings.ts';
import type { StoredLine } from '../../../store/content/texts.ts';
import type { Store } from '../../../store/open-store.ts';
import { inTransaction } from '../../../store/work.ts';
import { recordLine } from './change-texts.ts';
import { findLine } from './known-lines.ts';

/**
 * Calls lines changed no more that this release was built with as the Office has them: the files are the source again, and what is edited there shows.
 * Visitors read the same. Returns how many they were.
 */
export async function leaveWrittenLines(store: Store, site: SiteTexts): Promise<number> {
  const isWritten = (line: StoredLine) =>
    line.value !== null && isDeepStrictEqual(line.value, findLine(site, line)?.byLocale[line.locale].original);
  if (!(await store.texts.list()).some(isWritten)) return 0;
  return inTransaction(store, { actor: null, exclusive: true }, async (work) => {
    const lines = (await work.repositories.texts.list()).filter(isWritten);
    for (const line of lines) {
      await work.repositories.texts.leave(line, line.version);
      await recordLine(work, line, line.value, null);
    }
    return lines.length;
  });
}
