/** The value of a cookie in a Cookie header; the first one where a name comes twice. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pairs = header?.split(';').map((pair) => pair.trim());
  return pairs?.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
