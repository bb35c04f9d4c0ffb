import { cleanLine } from '#contract/text/clean-text';

/** UTF-16 code units of a file name that are kept. */
const longest = 200;

const extension = '.pdf';

/**
 * The name of a visitor's PDF as display text: without folders, without characters that are invisible, turn the reading direction or mean
 * something in a header or a shell listing, always with an extension. Bytes that were not UTF-8, which the parser has lost, are left out. What joins letters and emoji stays.
 */
export function displayName(fileName: string): string {
  const own = decoded(fileName).split(/[/\\]/).at(-1) ?? '';
  const visible = cleanLine(
    own
      .replaceAll(/:/g, '-')
      .replaceAll(/["<>|*?\ufffd]/g, '')
      .replaceAll(/[\r\n]/g, ''),
  );
  const isNamed = visible.toLowerCase().endsWith(extension);
  const ending = isNamed ? visible.slice(-extension.length) : extension;
  const stem = isNamed ? visible.slice(0, -extension.length) : visible;
  // Cleaned again: the cut may leave half a character.
  return (cleanLine(stem.slice(0, longest - extension.length)) || 'resume') + ending;
}

/** Browsers write quotes and line breaks of a name in percent, Android's pickers whole paths. */
function decoded(fileName: string): string {
  try {
    return decodeURIComponent(fileName);
  } catch {
    return fileName;
  }
}

/** The name under which staff save it: the visitor's own and the reference, for an `attachment` (RFC 6266), with the reference alone in ASCII. */
export function attachmentOf(fileName: string, reference: string): string {
  const name = `${displayName(fileName).slice(0, -extension.length)} ${reference}${extension}`;
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${reference}${extension}"; filename*=UTF-8''${encoded}`;
}
