/**
 * A file name of a multipart header, which the parser gives byte by byte (Latin-1) unless the header names its encoding (RFC 5987). Browsers write
 * UTF-8; old programs of Windows, in this country, windows-1256.
 */
export function decodedName(name: string): string {
  if (/[^\p{ASCII}\u0080-\u00ff]/u.test(name) || /^\p{ASCII}*$/u.test(name)) return name;
  const bytes = Buffer.from(name, 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
