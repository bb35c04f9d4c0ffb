import { apiPaths, idempotencyHeader, tokenCookie, tokenHeader } from '#contract/api-paths';

/** What a browser sends along with a form of the site: that the page was ours, and the token in its cookie and its header. */
export async function visitorHeaders(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(url + apiPaths.token);
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${tokenCookie}=`)) ?? '';
  const token = cookie.slice(tokenCookie.length + 1).split(';', 1)[0] ?? '';
  return { cookie: `${tokenCookie}=${token}`, [tokenHeader]: token, 'sec-fetch-site': 'same-origin' };
}

/** A header of its own for each submission, as the site's forms send it. */
export const newIdempotencyKey = (): Record<string, string> => ({ [idempotencyHeader]: crypto.randomUUID() });

/** A file that begins and ends as a PDF does, of exactly `size` bytes. */
export function pdfOf(size: number): Buffer<ArrayBuffer> {
  const [start, end] = ['%PDF-1.4\n', '\n%%EOF\n'];
  return Buffer.concat([Buffer.from(start), Buffer.alloc(size - start.length - end.length, '%'), Buffer.from(end)]);
}
