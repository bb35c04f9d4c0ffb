import { type ContentKind, contentFileLimits } from '#contract/office/content-files';
import { type FileFault, type ReadFile, type UnreadableFile, wholeFile } from './content-file.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';

/**
 * Reads a file that somebody wants to import: CSV or JSON, which its first character tells. Nothing that stands in it makes this throw.
 *
 * @param what the kind of entries that it has to hold; without it, the file tells
 */
export function readContentFile(content: Uint8Array, what?: ContentKind): ReadFile | UnreadableFile {
  const refused = (reason: FileFault['reason']): UnreadableFile => ({ format: 'csv', fault: { ...wholeFile, field: null, reason } });
  if (content.byteLength > contentFileLimits.bytes) return refused({ key: 'import.tooLarge' });
  const text = decoded(content);
  if (text === undefined) return refused({ key: 'import.encoding' });
  const first = text.trimStart()[0];
  if (first === undefined) return refused({ key: 'import.nothing' });
  return first === '{' || first === '[' ? readJson(text, what) : readCsv(text, what);
}

/** Without a byte order mark; undefined for what is not UTF-8. */
function decoded(content: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    // Files of other kinds, and UTF-16 in the parts that it shares with UTF-8.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
