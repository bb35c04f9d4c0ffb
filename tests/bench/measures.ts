import { get, type IncomingMessage } from 'node:http';

/** The middle one of some figures; of an even number of them, the lower of the two in the middle. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Bytes of an answer as they cross the network, compressed with brotli. */
export async function brotliBytes(url: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  if (answer.headers['content-encoding'] !== 'br') throw new Error(`${url} does not come as brotli`);
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) bytes += chunk.length;
  return bytes;
}
