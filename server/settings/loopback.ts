import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether a host is this machine.
 *
 * @param host "localhost" or an IP address, also in the brackets of a URL or as an IPv4-mapped IPv6 address
 */
export function isLoopback(host: string): boolean {
  const ip = host.replace(/^\[(.*)\]$/, '$1');
  const version = isIP(ip);
  return version === 0 ? ip === 'localhost' : loopback.check(ip, version === 4 ? 'ipv4' : 'ipv6');
}
