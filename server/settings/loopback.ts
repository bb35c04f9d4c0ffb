import { isLoopbackAddress } from '#api/webhooks/public-address';

/**
 * Whether a host is this machine.
 *
 * @param host "localhost" or an IP address, also in the brackets of a URL or as an IPv4-mapped IPv6 address
 */
export function isLoopback(host: string): boolean {
  const ip = host.replace(/^\[(.*)\]$/, '$1');
  return ip === 'localhost' || isLoopbackAddress(ip);
}
