import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Best first. */
const compressions = ['br', 'gzip'] as const;
export type Encoding = (typeof compressions)[number] | 'identity';

/** A body as it is sent, with the ETag that identifies exactly these bytes. */
export interface EncodedBody {
  bytes: Buffer;
  etag: string;
}

export function encodedBody(bytes: Buffer): EncodedBody {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** The best encoding that an Accept-Encoding header allows and that is available; `identity` always is. */
export function chooseEncoding(accepted: string | undefined, available: readonly Encoding[]): Encoding {
  if (!accepted || available.length === 1) return 'identity';
  return acceptedCompressions(accepted).find((encoding) => available.includes(encoding)) ?? 'identity';
}

/** Browsers send a handful of different values; parsing one takes longer than finding the file. */
const parsed = new Map<string, readonly Encoding[]>();
const parsedLimits = { maxEntries: 100, maxLength: 100 };

function acceptedCompressions(header: string): readonly Encoding[] {
  const cached = parsed.get(header);
  if (cached) return cached;
  const encodings = parseAcceptEncoding(header);
  if (parsed.size < parsedLimits.maxEntries && header.length <= parsedLimits.maxLength) parsed.set(header, encodings);
  return encodings;
}

function parseAcceptEncoding(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  return compressions.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

const brotli = promisify(brotliCompress);
/** Promise version of zlib's `gzip`. */
export const compressGzip = promisify(gzip);

/**
 * Qualities of Brotli: `once` for a response that is compressed for each request, `fast` for a visitor who waits, `best` for all who come later,
 * at most a tenth smaller.
 */
const brotliQualities = { once: 4, fast: 5, best: constants.BROTLI_MAX_QUALITY } as const;

/** Below this the best compression saves a packet nothing. */
const minImprovedBytes = 4 * 1024;

export const compressBrotli = (bytes: Buffer, quality: keyof typeof brotliQualities): Promise<Buffer> =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQualities[quality], [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/**
 * A body that is compressed on the first request for an encoding, and then kept. From the second request for Brotli on, a better compression
 * is made in the background: for a body that is requested once that would be wasted.
 */
export function lazilyEncoded(bytes: Buffer): (encoding: Encoding) => EncodedBody | Promise<EncodedBody> {
  const encode: Record<Encoding, () => Promise<Buffer>> = {
    br: () => compressBrotli(bytes, 'fast'),
    gzip: () => compressGzip(bytes),
    identity: async () => bytes,
  };
  const bodies = new Map<Encoding, EncodedBody | Promise<EncodedBody>>();
  let improvable = bytes.length >= minImprovedBytes;

  async function encodeAndKeep(encoding: Encoding): Promise<EncodedBody> {
    const body = encodedBody(await encode[encoding]());
    bodies.set(encoding, body);
    return body;
  }

  async function improveBrotli(): Promise<void> {
    improvable = false;
    bodies.set('br', encodedBody(await compressBrotli(bytes, 'best')));
  }

  return (encoding) => {
    const cached = bodies.get(encoding);
    if (encoding === 'br' && cached && !(cached instanceof Promise) && improvable) void improveBrotli();
    const body = cached ?? encodeAndKeep(encoding);
    bodies.set(encoding, body);
    return body;
  };
}
