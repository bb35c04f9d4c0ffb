/** The part of `document` that cookies are read from and written to. */
export type CookieJar = Pick<Document, 'cookie'>;

/** Reads a cookie; null when it is not there. */
export function readCookie(jar: CookieJar, name: string): string | null {
  const start = `${name}=`;
  const pair = jar.cookie.split('; ').find((part) => part.startsWith(start));
  return pair === undefined ? null : decoded(pair.slice(start.length));
}

/** Writes a cookie for the whole site. Without `days` it ends with the browser session. */
export function writeCookie(jar: CookieJar, name: string, value: string, { days, secure }: { days?: number; secure: boolean }): void {
  const lifetime = days === undefined ? '' : `; Max-Age=${days * 24 * 60 * 60}`;
  jar.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${lifetime}${secure ? '; Secure' : ''}`;
}

export function removeCookie(jar: CookieJar, name: string): void {
  jar.cookie = `${name}=; Path=/; Max-Age=0`;
}

/** A cookie written by another program need not be percent-encoded. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
