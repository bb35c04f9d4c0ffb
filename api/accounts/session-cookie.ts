import type { FastifyReply, FastifyRequest } from 'fastify';
import { lifetimes } from './lifetimes.ts';
import { officeCookie, officeCookieValue, type Visit } from './office-cookie.ts';

const name = 'office';

/** The token of the session's cookie. */
export const sessionToken = (request: Visit & Pick<FastifyRequest, 'headers'>): string | undefined => officeCookieValue(request, name);

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.header('set-cookie', officeCookie(request, name, token, lifetimes.session / 1000));
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', officeCookie(request, name, '', 0));
}
