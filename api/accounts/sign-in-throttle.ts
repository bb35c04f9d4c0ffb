import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ipKey } from '../guards/ip-key.ts';
import { rateLimited } from '../guards/rate-limit.ts';
import type { RateLimit } from '../store/engine.ts';
import type { Store } from '../store/open-store.ts';

/** Failed attempts for an account and from an IP address before whoever tries has to wait, and the seconds until all are forgotten. */
const failedAttempts = {
  account: { points: 5, duration: 15 * 60 },
  ip: { points: 5, duration: 5 * 60 },
} satisfies Record<string, Omit<RateLimit, 'name'>>;

/** Mails to one account, and requests for them from one IP address. */
const mailRequests = {
  account: { points: 3, duration: 60 * 60 },
  ip: { points: 10, duration: 60 * 60 },
} satisfies typeof failedAttempts;

/** Challenges that one IP address may ask for. */
const challengeRequests = { points: 60, duration: 10 * 60 };

/** Limits the attempts of whoever guesses. An account is named by what was typed, so that one that does not exist is limited like any other. */
export interface SignInThrottle {
  /**
   * Counts an attempt before it is made: of a hundred at the same moment, five are checked. Refuses with 429 when there were too many. What
   * this returns takes back an attempt that succeeded.
   */
  consumeAttempt(request: FastifyRequest, reply: FastifyReply, account: string): Promise<() => Promise<void>>;
  /** False when the account has got enough mails; refuses with 429 when the IP address has asked too often. */
  allowMail(request: FastifyRequest, reply: FastifyReply, account: string): Promise<boolean>;
  /** Refuses with 429 when the IP address has asked too often. */
  limitChallenges(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function makeSignInThrottle({ limiter }: Pick<Store, 'limiter'>, isOn: boolean): SignInThrottle {
  const accounts = limiter({ name: 'sign-in-account', ...failedAttempts.account });
  const ips = limiter({ name: 'sign-in-address', ...failedAttempts.ip });
  const mailAccounts = limiter({ name: 'account-mail', ...mailRequests.account });
  const mailIps = limiter({ name: 'account-mail-address', ...mailRequests.ip });
  const challenges = limiter({ name: 'passkey-challenge', ...challengeRequests });
  const keyOf = (account: string) => account.trim().toLowerCase();

  if (!isOn)
    return { consumeAttempt: async () => async () => undefined, allowMail: async () => true, limitChallenges: async () => undefined };
  return {
    async consumeAttempt(request, reply, account) {
      await consume(ips, ipKey(request.ip), reply);
      await consume(accounts, keyOf(account), reply);
      return async () => {
        await ips.reward(ipKey(request.ip));
        await accounts.delete(keyOf(account));
      };
    },
    async allowMail(request, reply, account) {
      await consume(mailIps, ipKey(request.ip), reply);
      try {
        await mailAccounts.consume(keyOf(account));
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    },
    limitChallenges: (request, reply) => consume(challenges, ipKey(request.ip), reply),
  };
}

async function consume(limiter: RateLimiterAbstract, key: string, reply: FastifyReply): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw rateLimited(refusal, reply);
  }
}
