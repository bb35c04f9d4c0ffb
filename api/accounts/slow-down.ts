import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ipKey } from '../guards/ip-key.ts';
import { Refusal } from '../http/refusal.ts';
import type { RateLimit } from '../store/engine.ts';
import type { Store } from '../store/open-store.ts';

/** Wrong tries of an account and of an address before whoever tries has to wait, and the seconds until all are forgotten. */
const wrongTries = {
  account: { points: 5, duration: 15 * 60 },
  address: { points: 5, duration: 5 * 60 },
} satisfies Record<string, Omit<RateLimit, 'name'>>;

/** Mails to one account, and requests for them from one address. */
const mailRequests = {
  account: { points: 3, duration: 60 * 60 },
  address: { points: 10, duration: 60 * 60 },
} satisfies typeof wrongTries;

/** Challenges that one address may ask for. */
const challengeRequests = { points: 60, duration: 10 * 60 };

/** Slows down whoever guesses. An account is named by what was typed, so that one that does not exist is slowed down like any other. */
export interface SlowDown {
  /**
   * Counts a try before it is made: of a hundred at the same moment, five are looked at. Refuses with 429 when there were too many. A try
   * that was right is taken back by what this returns.
   */
  tryOnce(request: FastifyRequest, reply: FastifyReply, account: string): Promise<() => Promise<void>>;
  /** False when the account has got enough mails; refuses with 429 when the address has asked too often. */
  mayMail(request: FastifyRequest, reply: FastifyReply, account: string): Promise<boolean>;
  /** Refuses with 429 when the address has asked too often. */
  mayChallenge(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function createSlowDown({ limiter }: Pick<Store, 'limiter'>, isOn: boolean): SlowDown {
  const accounts = limiter({ name: 'sign-in-account', ...wrongTries.account });
  const addresses = limiter({ name: 'sign-in-address', ...wrongTries.address });
  const mailAccounts = limiter({ name: 'account-mail', ...mailRequests.account });
  const mailAddresses = limiter({ name: 'account-mail-address', ...mailRequests.address });
  const challenges = limiter({ name: 'passkey-challenge', ...challengeRequests });
  const keyOf = (account: string) => account.trim().toLowerCase();

  if (!isOn) return { tryOnce: async () => async () => undefined, mayMail: async () => true, mayChallenge: async () => undefined };
  return {
    async tryOnce(request, reply, account) {
      await consume(addresses, ipKey(request.ip), reply);
      await consume(accounts, keyOf(account), reply);
      return async () => {
        await addresses.reward(ipKey(request.ip));
        await accounts.delete(keyOf(account));
      };
    },
    async mayMail(request, reply, account) {
      await consume(mailAddresses, ipKey(request.ip), reply);
      try {
        await mailAccounts.consume(keyOf(account));
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    },
    mayChallenge: (request, reply) => consume(challenges, ipKey(request.ip), reply),
  };
}

async function consume(limiter: RateLimiterAbstract, key: string, reply: FastifyReply): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    reply.header('retry-after', Math.max(Math.ceil(refusal.msBeforeNext / 1000), 1));
    throw new Refusal(429, { key: 'http.tooManyRequests' });
  }
}
