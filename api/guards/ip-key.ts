import { isIPv6 } from 'node:net';

/**
 * What counts as one sender. An IPv6 customer has at least a /64, so single addresses of it would be an endless supply;
 * an IPv4 address written as IPv6 counts as itself.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  return firstFourGroups(address.split('%')[0] ?? address).join(':');
}

function firstFourGroups(address: string): string[] {
  const [before = '', after = ''] = address.split('::');
  const [left, right] = [groups(before), groups(after)];
  const zeros = Array<string>(Math.max(8 - left.length - right.length, 0)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}

const groups = (part: string): string[] => part.split(':').filter((group) => group !== '');
