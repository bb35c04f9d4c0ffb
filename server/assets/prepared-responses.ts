import { type IncomingMessage, ServerResponse, validateHeaderValue } from 'node:http';
import { chooseEncoding, type EncodedBody } from './encodings.ts';
import { headersOf, type StaticResponse } from './static-response.ts';

/** Above this size copying the body is what a response costs, and keeping it a second time in memory saves little. */
const maxBodyBytes = 64 * 1024;

interface PreparedResponse {
  /** Seconds since 1970: the Date header is exact to the second, so a prepared response is good for one. */
  second: number;
  extraHeaders: Record<string, string> | undefined;
  /** Status line, headers and body. */
  bytes: Buffer;
}

export interface PreparedResponsesOptions {
  /** Headers of every response of the server. */
  commonHeaders: Record<string, string>;
  /** Limits how long the server keeps an idle connection open, for the Keep-Alive header. */
  keepAliveTimeoutMs: number;
}

export type PreparedResponses = ReturnType<typeof createPreparedResponses>;

/**
 * Static responses with status 200 for connections that stay open, serialized once a second. Building the header lines takes Node longer
 * than everything else it does for a small file.
 */
export function createPreparedResponses({ commonHeaders, keepAliveTimeoutMs }: PreparedResponsesOptions) {
  const prepared = new WeakMap<EncodedBody, PreparedResponse>();
  const connectionHeaders = { connection: 'keep-alive', 'keep-alive': `timeout=${Math.floor(keepAliveTimeoutMs / 1000)}` };

  return {
    /**
     * Status line, headers and body. Undefined when the response is large, or its body is still being compressed.
     *
     * @param extraHeaders the same object for all responses with the same extra headers
     */
    bytesOf(response: StaticResponse, acceptEncoding: string | undefined, extraHeaders?: Record<string, string>): Buffer | undefined {
      const encoding = chooseEncoding(acceptEncoding, response.encodings);
      const body = response.body(encoding);
      if (body instanceof Promise || body.bytes.length > maxBodyBytes) return undefined;
      const second = Math.floor(Date.now() / 1000);
      const cached = prepared.get(body);
      if (cached?.second === second && cached.extraHeaders === extraHeaders) return cached.bytes;
      const head = serializeHead({
        ...commonHeaders,
        ...headersOf(response, encoding, body.etag),
        ...extraHeaders,
        'content-length': String(body.bytes.length),
        date: new Date(second * 1000).toUTCString(),
        ...connectionHeaders,
      });
      const bytes = Buffer.concat([head, body.bytes]);
      prepared.set(body, { second, extraHeaders, bytes });
      return bytes;
    },
  };
}

function serializeHead(headers: Record<string, string>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => {
    validateHeaderValue(name, value);
    return `${name}: ${value}\r\n`;
  });
  return Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`, 'latin1');
}

/**
 * A response that can be ended with bytes which begin with its head. Node writes the head by `writeHead`, also where nobody calls it; it still does the
 * rest: order of pipelined responses, time limits, keep-alive. A class, because giving each response a method of its own slows down all that Node does with it.
 */
export class PreparableResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #isPrepared = false;

  endPrepared(bytes: Buffer): void {
    this.#isPrepared = true;
    this.end(bytes);
  }

  override writeHead(statusCode: number, ...rest: unknown[]): this {
    return this.#isPrepared ? this : super.writeHead(statusCode, ...(rest as []));
  }
}
