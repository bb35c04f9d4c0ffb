import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Best first. */
const compressions = ['br', 'gzip'] as const;
export type Encoding = (typeof compressions)[number] | 'identity';

/** A body as it goes over the wire, with the tag that names exactly these bytes. */
export interface EncodedBody {
  bytes: Buffer;
  etag: string;
}

export function encodedBody(bytes: Buffer): EncodedBody {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** The best encoding that the request's Accept-Encoding allows and the document has. */
export function chooseEncoding(accepted: string | undefined, available: readonly Encoding[]): Encoding {
  if (!accepted) return 'identity';
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  const wanted = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return compressions.find((encoding) => available.includes(encoding) && wanted(encoding)) ?? 'identity';
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Quick enough to be done while a visitor waits, and within a few per cent of the best for HTML. */
const brotliQuality = 5;

/** A body that is compressed when the first visitor asks for that encoding, and then kept. */
export function lazilyEncoded(bytes: Buffer): (encoding: Encoding) => Promise<EncodedBody> {
  const encode: Record<Encoding, () => Promise<Buffer>> = {
    br: () =>
      brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gzip: () => gzipped(bytes),
    identity: async () => bytes,
  };
  const bodies = new Map<Encoding, Promise<EncodedBody>>();
  return (encoding) => {
    const body = bodies.get(encoding) ?? encode[encoding]().then(encodedBody);
    bodies.set(encoding, body);
    return body;
  };
}
