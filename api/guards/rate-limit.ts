import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../http/refusal.ts';
import type { RateLimit } from '../store/engines/engine.ts';
import type { Store } from '../store/open-store.ts';
import { ipKey } from './ip-key.ts';

/** The requests that one IP may send, and that all may send together: a botnet stays below any limit per IP. */
export interface Budget {
  perIp: Omit<RateLimit, 'name'>;
  total: Omit<RateLimit, 'name'>;
}

/** Far above what people need, behind a shared IP too; a refused form keeps its input. */
export const budgets = {
  form: { perIp: { points: 20, duration: 600 }, total: { points: 600, duration: 3600 } },
  /** Each may bring a file of some megabytes. */
  application: { perIp: { points: 20, duration: 600 }, total: { points: 300, duration: 3600 } },
  /** Links are not to be guessed, and nobody looks so often. The total holds for a server that asks for all of its visitors. */
  link: { perIp: { points: 120, duration: 600 }, total: { points: 3_000, duration: 3_600 } },
} satisfies Record<string, Budget>;

/**
 * Counts a request against the budget of its IP and then against the total; refuses with 429 and Retry-After when either is used up.
 *
 * @param name of the counter; the same in every process
 */
export function limitRate({ limiter }: Pick<Store, 'limiter'>, name: string, budget: Budget) {
  const perIp = limiter({ name: `${name}-by-address`, ...budget.perIp });
  const total = limiter({ name, ...budget.total });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await consume(perIp, ipKey(request.ip), reply);
    await consume(total, 'everyone', reply);
  };
}

/** Counts against a limit; refuses with 429 and Retry-After when it is used up. */
export async function consume(limiter: RateLimiterAbstract, key: string, reply: FastifyReply): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    reply.header('retry-after', Math.max(Math.ceil(error.msBeforeNext / 1000), 1));
    throw new Refusal(429, { key: 'http.tooManyRequests' });
  }
}
