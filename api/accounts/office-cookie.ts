import type { FastifyRequest } from 'fastify';
import { cookieValue } from '../http/cookie.ts';

export type Visit = Pick<FastifyRequest, 'protocol' | 'hostname'>;

/** Whether a request was sent to this machine by its own name. */
export const isLocal = ({ hostname }: Pick<FastifyRequest, 'hostname'>): boolean =>
  /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname);

/**
 * Only plain http on this machine goes without the prefix and without `Secure`, which some browsers would refuse there; anywhere else plain
 * http gets a cookie that the browser drops.
 */
const isSecure = (visit: Visit): boolean => !(visit.protocol === 'http' && isLocal(visit));
const fullName = (visit: Visit, name: string): string => (isSecure(visit) ? `__Host-${name}` : name);

/** The value of a cookie of the Office. */
export const officeCookieValue = (request: Visit & Pick<FastifyRequest, 'headers'>, name: string): string | undefined =>
  cookieValue(request.headers.cookie, fullName(request, name));

/** A cookie that neither scripts nor other sites can reach. @param maxAge seconds */
export const officeCookie = (visit: Visit, name: string, value: string, maxAge: number): string =>
  [
    `${fullName(visit, name)}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(visit) ? ['Secure'] : []),
  ].join('; ');
