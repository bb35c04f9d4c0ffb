import type { onRequestAsyncHookHandler } from 'fastify';
import type { ApiDependencies } from '../dependencies.ts';
import { requireToken } from './form-token.ts';
import { type Budget, limitRate } from './rate-limit.ts';
import { requireSameOrigin } from './same-origin.ts';

/**
 * The guards of every route that stores something, in this order; all of them run before the body is read.
 *
 * @param name of the rate limit's counter
 */
export function submissionGuards(
  { store, tokens, settings, rateLimits }: ApiDependencies,
  name: string,
  budget: Budget,
): onRequestAsyncHookHandler[] {
  const guards: onRequestAsyncHookHandler[] = [requireSameOrigin(settings.origin), requireToken(tokens, settings.origin)];
  return rateLimits ? [...guards, limitRate(store, name, budget)] : guards;
}
