import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from '#api/http/byte-range';
import { chooseEncoding, type EncodedBody, type Encoding } from './encodings.ts';

/** A response that is the same for everyone who sends the same Accept-Encoding: a file of the build or a rendered page. */
export interface StaticResponse {
  contentType: string;
  cacheControl: string;
  /** Content-Security-Policy; without it the policy for everything that is not a page stays. */
  csp?: string | undefined;
  /** Cross-Origin-Embedder-Policy; without it that of every response stays. */
  embedderPolicy?: string | undefined;
  /** The URL of what a browser may load ahead; for pages. */
  speculationRules?: string | undefined;
  encodings: readonly Encoding[];
  body(encoding: Encoding): EncodedBody | Promise<EncodedBody>;
}

/** Videos are requested in byte ranges: Safari plays none from a server without them. */
const supportsRanges = ({ contentType }: StaticResponse) => contentType.startsWith('video/');

/** Header lines of a response with status 200, besides the security headers that every response has and Content-Length. */
export function headersOf(response: StaticResponse, encoding: Encoding, etag: string): Record<string, string> {
  return {
    ...validators(response, etag),
    'content-type': response.contentType,
    ...(response.speculationRules !== undefined && { 'speculation-rules': `"${response.speculationRules}"` }),
    ...(supportsRanges(response) && { 'accept-ranges': 'bytes' }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}

/** The header lines that 304 repeats (RFC 9110, 15.4.5), and the page's policies. */
function validators({ cacheControl, encodings, csp, embedderPolicy }: StaticResponse, etag: string): Record<string, string> {
  return {
    'cache-control': cacheControl,
    etag,
    ...(encodings.length > 1 && { vary: 'accept-encoding' }),
    ...(csp !== undefined && { 'content-security-policy': csp }),
    ...(embedderPolicy !== undefined && { 'cross-origin-embedder-policy': embedderPolicy }),
  };
}

/** Sends the best encoding that the client accepts, 304 when its copy is current, 206 for a byte range of a video. */
export async function sendStaticResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: StaticResponse,
  status = 200,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], response.encodings);
  const { bytes, etag } = await response.body(encoding);
  if (status === 200 && matches(request.headers['if-none-match'], etag)) return reply.headers(validators(response, etag)).code(304).send();

  reply.headers(headersOf(response, encoding, etag));
  if (supportsRanges(response)) return sendRange(request, reply, bytes, etag);
  return reply.code(status).send(bytes);
}

function sendRange(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, etag: string): FastifyReply {
  const unchanged = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const range = unchanged ? byteRange(request.headers.range, bytes.length) : undefined;
  if (range === undefined) return reply.code(200).send(bytes);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  return reply.send(bytes.subarray(range.first, range.last + 1));
}

/** If-None-Match compares weakly: a proxy that compresses again marks our tag as weak. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
