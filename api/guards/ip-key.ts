import { isIPv6 } from 'node:net';

/**
 * The key by which a client is rate-limited. An IPv6 customer has at least a /64, so single addresses would evade any limit; an IPv4-mapped
 * IPv6 address counts as the IPv4 address.
 */
export function ipKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  return firstFourGroups(ip.split('%')[0] ?? ip).join(':');
}

function firstFourGroups(ip: string): string[] {
  const [before = '', after = ''] = ip.split('::');
  const [left, right] = [groups(before), groups(after)];
  const zeros = Array<string>(Math.max(8 - left.length - right.length, 0)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}

const groups = (part: string): string[] => part.split(':').filter((group) => group !== '');
