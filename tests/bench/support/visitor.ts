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

/** Sends a form as a visitor who has taken a minute over it. Throws for any response other than 201. */
export async function submitForm(url: string, path: string, fields: object): Promise<{ reference: string }> {
  const headers = { ...(await visitorHeaders(url)), ...newIdempotencyKey(), 'content-type': 'application/json' };
  const body = JSON.stringify({ elapsedMs: 60_000, remark: '', ...fields });
  const response = await fetch(url + path, { method: 'POST', headers, body });
  if (response.status !== 201) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as { reference: string };
}

/** A file of `size` bytes with the header and trailer of a PDF. */
export function pdfOf(size: number): Buffer<ArrayBuffer> {
  const [start, end] = ['%PDF-1.4\n', '\n%%EOF\n'];
  return Buffer.concat([Buffer.from(start), Buffer.alloc(size - start.length - end.length, '%'), Buffer.from(end)]);
}
