import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieValue } from '../http/cookie.ts';
import { lifetimes } from './lifetimes.ts';

type Visit = Pick<FastifyRequest, 'protocol' | 'hostname'>;

/** Whether a request was sent to this machine by its own name. */
export const isLocal = ({ hostname }: Pick<FastifyRequest, 'hostname'>): boolean =>
  /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname);

/**
 * Only plain http on this machine goes without the prefix and without `Secure`, which some browsers would refuse there; anywhere else plain
 * http gets a cookie that the browser drops.
 */
const isSecure = (visit: Visit): boolean => !(visit.protocol === 'http' && isLocal(visit));
const nameOf = (visit: Visit): string => (isSecure(visit) ? '__Host-office' : 'office');

/** The token of the session's cookie. */
export const sessionToken = (request: Visit & Pick<FastifyRequest, 'headers'>): string | undefined =>
  cookieValue(request.headers.cookie, nameOf(request));

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.header('set-cookie', cookie(request, token, lifetimes.session / 1000));
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', cookie(request, '', 0));
}

/** @param maxAge seconds */
const cookie = (request: FastifyRequest, value: string, maxAge: number): string =>
  [`${nameOf(request)}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Lax', ...(isSecure(request) ? ['Secure'] : [])].join(
    '; ',
  );
