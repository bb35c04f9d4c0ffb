import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

/** The median; the lower of the two middle values for an even count. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The 95th percentile. */
export function percentile95(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}

/** The response body as transferred: `fetch` would decode it. Throws when the response does not have the requested encoding. */
export async function getEncoded(
  url: string,
  encoding: 'br' | 'gzip' | 'identity',
): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, resolve).on('error', reject);
  });
  if ((response.headers['content-encoding'] ?? 'identity') !== encoding) throw new Error(`${url} is not encoded as ${encoding}`);
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  return { headers: response.headers, body: Buffer.concat(chunks) };
}
