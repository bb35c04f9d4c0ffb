import { cleanLine } from '#contract/text/clean-text';

/** UTF-16 code units of a file name that are kept. */
const longest = 200;

const extension = '.pdf';

/** A name as display text: without folders, and without characters that are invisible, turn the reading direction or mean something in a header or a shell listing. */
const visibleName = (fileName: string): string =>
  cleanLine(
    (decoded(fileName).split(/[/\\]/).at(-1) ?? '')
      .replaceAll(/:/g, '-')
      .replaceAll(/["<>|*?\ufffd]/g, '')
      .replaceAll(/[\r\n]/g, ''),
  );

/**
 * The name of a visitor's PDF as display text, always with an extension. Bytes that were not UTF-8, which the parser has lost, are left out. What
 * joins letters and emoji stays.
 */
export function displayName(fileName: string): string {
  const visible = visibleName(fileName);
  const isNamed = visible.toLowerCase().endsWith(extension);
  const ending = isNamed ? visible.slice(-extension.length) : extension;
  const stem = isNamed ? visible.slice(0, -extension.length) : visible;
  // Cleaned again: the cut may leave half a character.
  return (cleanLine(stem.slice(0, longest - extension.length)) || 'resume') + ending;
}

/** The name of any file as display text, with its own extension and no longer than `max`; `file` where nothing is left of it. */
export function displayedFileName(fileName: string, max: number): string {
  // Windows leaves out what it does not show at the end, and opens what the rest names.
  const visible = visibleName(fileName).replace(/[. ]+$/, '');
  const ending = /\.[a-z0-9]{1,10}$/i.exec(visible)?.[0] ?? '';
  const stem = visible.slice(0, visible.length - ending.length);
  return (cleanLine(stem.slice(0, max - ending.length)) || 'file') + ending;
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
  return attachmentNamed(name, `${reference}${extension}`);
}

/** A file of this name, for an `attachment` (RFC 6266); `ascii` stands for it in programs that know nothing else. */
export function attachmentNamed(name: string, ascii: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
