import type { FastifyReply, FastifyRequest } from 'fastify';
import { lifetimes } from '../lifetimes.ts';
import { officeCookie, officeCookieValue } from '../office-cookie.ts';
import { newToken } from '../tokens.ts';

/** The browser that has gone to a provider. Lax, as all cookies of the Office: the way back begins on another site. */
const attempt = 'office-attempt';
/** The provider with which the session began that has just been left. */
const left = 'office-left';

/** The token of the browser that began a sign-in at a provider. */
export const attemptBrowser = (request: FastifyRequest): string | undefined => officeCookieValue(request, attempt);

/** Marks a browser that goes to a provider, and returns its token: the same for several windows. */
export function markAttempt(request: FastifyRequest, reply: FastifyReply): string {
  const known = attemptBrowser(request);
  const token = known !== undefined && /^[\w-]{43}$/.test(known) ? known : newToken();
  reply.header('set-cookie', officeCookie(request, attempt, token, lifetimes.attempt / 1000));
  return token;
}

export function clearAttempt(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', officeCookie(request, attempt, '', 0));
}

export const leftProvider = (request: FastifyRequest): string | undefined => officeCookieValue(request, left);

export function markLeft(request: FastifyRequest, reply: FastifyReply, provider: string): void {
  reply.header('set-cookie', officeCookie(request, left, provider, lifetimes.attempt / 1000));
}

export function clearLeft(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', officeCookie(request, left, '', 0));
}
