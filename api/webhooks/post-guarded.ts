import { lookup as resolve } from 'node:dns';
import http, { type ClientRequest } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { DeliveryFault } from '#contract/office/connections/webhooks';
import { endpointProblem } from './endpoint-url.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Milliseconds. The specification asks for a receiver that answers within 15 to 30 seconds. */
const timeouts = { connection: 5_000, answer: 15_000 } as const;

/** Bytes of an answer that are read: nothing in it counts but its status. */
const maxAnswerBytes = 16 * 1024;

export interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** This machine may be the receiver: for development and tests. */
  allowsLoopback: boolean;
}

/** The status of the answer, whatever it is, or what kept one from coming. */
export type Answer = { status: number; fault?: never } | { status?: never; fault: Exclude<DeliveryFault, 'status' | 'off' | 'erased'> };

class ClosedAddress extends Error {}

/**
 * Posts a body to another system's server, and to no private address: the addresses of its name are checked in the look-up whose result is connected
 * to, so that a name which resolves otherwise the next time gains nothing; one closed address among them is enough to refuse. Redirects are not
 * followed, and no proxy of the environment is used.
 */
export async function postGuarded(post: Post): Promise<Answer> {
  if (endpointProblem(post.url, post.allowsLoopback)) return { fault: 'address' };
  try {
    return { status: await send(post) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

function send({ url, headers, body, allowsLoopback }: Post): Promise<number> {
  const target = new URL(url);
  const isOpen = (address: string) => isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address));
  const { request } = target.protocol === 'https:' ? https : http;
  const content = Buffer.from(body);
  return new Promise((done, failed) => {
    const sent = request(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(content.length) },
      agent: false,
      lookup: checkedLookup(isOpen),
      signal: AbortSignal.timeout(timeouts.answer),
    });
    limitConnection(sent, isOpen);
    sent.once('error', failed);
    sent.once('response', (response) => {
      let received = 0;
      const end = () => {
        done(response.statusCode ?? 0);
        response.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        received += chunk.length;
        if (received > maxAnswerBytes) end();
      });
      response.once('end', end);
      // The status has come; that the rest of the answer does not is no failure of the delivery.
      response.once('error', end);
      response.once('close', end);
    });
    sent.end(content);
  });
}

/** Gives up a connection that takes too long, and one to an address that is not looked up because it is written in the URL. */
function limitConnection(sent: ClientRequest, isOpen: (address: string) => boolean): void {
  const timer = setTimeout(() => sent.destroy(new DOMException('no connection in time', 'TimeoutError')), timeouts.connection);
  sent.once('close', () => clearTimeout(timer));
  sent.once('socket', (socket) => {
    const check = () => {
      clearTimeout(timer);
      const { remoteAddress } = socket;
      if (remoteAddress === undefined || !isOpen(remoteAddress)) sent.destroy(new ClosedAddress());
    };
    socket.once('connect', check);
  });
}

/** As `dns.lookup`; fails where one of the addresses is not open. */
export const checkedLookup =
  (isOpen: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    void resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isOpen(address))) return callback(new ClosedAddress(), []);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });

const certificateCodes = /^(?:ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_SSL)/;

function faultOf(error: unknown): NonNullable<Answer['fault']> {
  if (error instanceof ClosedAddress) return 'address';
  if (!(error instanceof Error)) return 'connection';
  if (error.name === 'TimeoutError' || (error.name === 'AbortError' && error.cause instanceof Error && error.cause.name === 'TimeoutError'))
    return 'timeout';
  const code = 'code' in error ? String(error.code) : '';
  if (certificateCodes.test(code)) return 'certificate';
  return code === 'ETIMEDOUT' ? 'timeout' : 'connection';
}
