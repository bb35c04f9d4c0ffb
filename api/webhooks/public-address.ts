import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are not of the public internet (the registry of RFC 6890, multicast and the rest). */
const closedFour: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * Networks of IPv6 within the one that is public (2000::/3) that are not: protocols of the IETF with Teredo, documentation, and 6to4, which carries an
 * address of IPv4. Mapped addresses, NAT64, unique local, link-local and multicast ones are outside of it.
 */
const closedSix: readonly [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const four = new BlockList();
for (const [network, prefix] of closedFour) four.addSubnet(network, prefix, 'ipv4');
const publicSix = new BlockList();
publicSix.addSubnet('2000::', 3, 'ipv6');
const six = new BlockList();
for (const [network, prefix] of closedSix) six.addSubnet(network, prefix, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is one of the public internet. False for a text that is none. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !four.check(address, 'ipv4');
  // A zone names an interface of this machine.
  return version === 6 && !address.includes('%') && publicSix.check(address, 'ipv6') && !six.check(address, 'ipv6');
}

export const isLoopbackAddress = (address: string): boolean => {
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
};
