import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';

/** The version of `If-Match: "3"`; undefined without the header. A change of another version is answered with 412 and the newer state. */
export function versionOf({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const version = headers['if-match'];
  if (version === undefined) return undefined;
  const number = /^"(\d{1,9})"$/.exec(version)?.[1];
  if (number === undefined) throw new Refusal(400, { key: 'http.malformed' });
  return Number(number);
}

export function requiredVersionOf(request: Pick<FastifyRequest, 'headers'>): number {
  const version = versionOf(request);
  if (version === undefined) throw new Refusal(428, { key: 'office.versionMissing' });
  return version;
}
