import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.ts';
import { chooseEncoding, type EncodedBody, type Encoding } from './encodings.ts';

/** Anything the server answers a GET with: a file of the build or a rendered page. */
export interface Document {
  type: string;
  cacheControl: string;
  /** Content-Security-Policy; without it the policy for everything that is not a page stays. */
  policy?: string | undefined;
  encodings: readonly Encoding[];
  body(encoding: Encoding): EncodedBody | Promise<EncodedBody>;
}

/** A film that is asked for in parts: Safari plays nothing that cannot be. */
const isStreamed = (document: Document) => document.type.startsWith('video/');

/** Sends a document: the encoding the visitor takes, 304 when it is already there, 206 for a part of a film. */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, document: Document, status = 200): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], document.encodings);
  const { bytes, etag } = await document.body(encoding);
  reply.header('cache-control', document.cacheControl).header('etag', etag);
  if (document.encodings.length > 1) reply.header('vary', 'accept-encoding');
  if (document.policy !== undefined) reply.header('content-security-policy', document.policy);
  if (status === 200 && matches(request.headers['if-none-match'], etag)) return reply.code(304).send();

  reply.type(document.type);
  if (isStreamed(document)) return sendPart(request, reply.header('accept-ranges', 'bytes'), bytes, etag);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(bytes);
}

function sendPart(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, etag: string): FastifyReply {
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
