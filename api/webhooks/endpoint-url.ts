import { isIP } from 'node:net';
import type { PlainMessageKey } from '#contract/messages';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Names of this machine and of the network it is in; what they resolve to is checked at the connection all the same. */
const localName = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|intranet)$/;

/** Returns the host of a URL as it is connected to: without the brackets of IPv6 and the dot at the end. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');

const isLoopbackHost = (host: string): boolean => isLoopbackAddress(host) || host === 'localhost' || host.endsWith('.localhost');

/**
 * Says what is wrong with the URL of an endpoint; undefined for one that may be tried. `URL` has turned every notation of an IPv4 address (decimal,
 * octal, hexadecimal, with fewer parts) into the usual one by then.
 *
 * @param allowsLoopback this machine may be the receiver, also without TLS and at any port
 */
export function endpointProblem(text: string, allowsLoopback: boolean): PlainMessageKey | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'webhook.url';
  const host = hostOf(url);
  if (allowsLoopback && isLoopbackHost(host)) return undefined;
  if (url.protocol !== 'https:' || url.port !== '') return 'webhook.url';
  const isClosed = isIP(host) === 0 ? localName.test(host) || !host.includes('.') : !isPublicAddress(host);
  return isClosed ? 'webhook.privateAddress' : undefined;
}
