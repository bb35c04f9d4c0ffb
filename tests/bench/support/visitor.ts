import { apiPaths, idempotencyHeader, tokenCookie, tokenHeader } from '#contract/api-paths';

/** The headers of a form submission from a page of the site: same origin, and the token in cookie and header. */
export async function visitorHeaders(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(url + apiPaths.token);
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${tokenCookie}=`)) ?? '';
  const token = cookie.slice(tokenCookie.length + 1).split(';', 1)[0] ?? '';
  return { cookie: `${tokenCookie}=${token}`, [tokenHeader]: token, 'sec-fetch-site': 'same-origin' };
}

/** A new idempotency key for a submission, as the site's forms send it. */
export const newIdempotencyKey = (): Record<string, string> => ({ [idempotencyHeader]: crypto.randomUUID() });

/** A file of `size` bytes with the header and trailer of a PDF. */
export function pdfOf(size: number): Buffer<ArrayBuffer> {
  const [start, end] = ['%PDF-1.4\n', '\n%%EOF\n'];
  return Buffer.concat([Buffer.from(start), Buffer.alloc(size - start.length - end.length, '%'), Buffer.from(end)]);
}
