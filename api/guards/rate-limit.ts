import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { messages } from '#contract/messages';
import type { Allowance } from '../store/engine.ts';
import type { Store } from '../store/open-store.ts';
import { addressKey } from './ip-key.ts';

/** What one address may send, and what everyone together may: botnets stay below any limit per address. */
export interface Budget {
  perAddress: Omit<Allowance, 'name'>;
  everyone: Omit<Allowance, 'name'>;
}

/** Far above what people need, behind a shared address too; a refused form keeps what was typed. */
export const budgets = {
  form: { perAddress: { points: 20, duration: 600 }, everyone: { points: 600, duration: 3600 } },
  /** Each may bring a file of some megabytes. */
  application: { perAddress: { points: 20, duration: 600 }, everyone: { points: 300, duration: 3600 } },
} satisfies Record<string, Budget>;

/**
 * Counts a request against its address and then against everyone's budget; answers 429 when either is used up.
 *
 * @param name what is counted; the same in every process
 */
export function limitRate({ limiter }: Pick<Store, 'limiter'>, name: string, budget: Budget) {
  const perAddress = limiter({ name: `${name}-by-address`, ...budget.perAddress });
  const everyone = limiter({ name, ...budget.everyone });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    try {
      await perAddress.consume(addressKey(request.ip));
      await everyone.consume('everyone');
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(Math.ceil(refusal.msBeforeNext / 1000), 1);
      return reply.code(429).header('retry-after', seconds).send({ message: messages.http.tooManyRequests });
    }
  };
}
