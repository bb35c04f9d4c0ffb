import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

/** The middle one of some figures; of an even number of them, the lower of the two in the middle. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** An answer as it crosses the network: `fetch` would unpack it. Throws when it does not come in the encoding asked for. */
export async function answerOf(url: string, encoding: 'br' | 'gzip' | 'identity'): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, resolve).on('error', reject);
  });
  if ((answer.headers['content-encoding'] ?? 'identity') !== encoding) throw new Error(`${url} does not come as ${encoding}`);
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  return { headers: answer.headers, body: Buffer.concat(chunks) };
}
