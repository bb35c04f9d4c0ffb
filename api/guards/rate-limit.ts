import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { messages } from '#contract/messages';
import { addressKey } from './address-key.ts';

interface Allowance {
  /** Requests. */
  points: number;
  /** Seconds in which they may come. */
  duration: number;
}

/** What one address may send, and what everyone together may: botnets stay below any limit per address. */
export interface Budget {
  perAddress: Allowance;
  everyone: Allowance;
}

/** Far above what people need, behind a shared address too; a refused form keeps what was typed. */
export const budgets = {
  form: { perAddress: { points: 20, duration: 600 }, everyone: { points: 600, duration: 3600 } },
  /** Each may bring a file of some megabytes. */
  application: { perAddress: { points: 20, duration: 600 }, everyone: { points: 300, duration: 3600 } },
} satisfies Record<string, Budget>;

/** Counts a request against its address and then against everyone's budget; answers 429 when either is used up. */
export function limitRate(budget: Budget) {
  const perAddress = new RateLimiterMemory(budget.perAddress);
  const everyone = new RateLimiterMemory(budget.everyone);

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
