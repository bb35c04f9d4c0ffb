import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ipKey } from '../guards/ip-key.ts';
import { consume } from '../guards/rate-limit.ts';
import type { RateLimit } from '../store/engines/engine.ts';
import type { Store } from '../store/open-store.ts';
import { findDevice, isDeviceOf } from './known-device.ts';
import { lifetimes } from './lifetimes.ts';
import { hashToken } from './tokens.ts';

const minute = 60;
const hour = 60 * minute;

type Limits = Record<string, Omit<RateLimit, 'name'>>;

/** Failed attempts before whoever tries has to wait, and the seconds until all are forgotten. */
const failedAttempts = {
  /** From one address, whatever account. */
  ip: { points: 5, duration: 5 * minute },
  /** For one account from one address, or on one device of the person. */
  pair: { points: 5, duration: 15 * minute },
  /** For one account from all addresses that the person has not come from: guessing by many machines stays slow. */
  password: { points: 30, duration: hour },
  /** The same for codes: they have six digits, and whoever tries them has the password. */
  code: { points: 10, duration: hour },
} satisfies Limits;

/** Mails to one account, and requests for them from one address or device. */
const mailRequests = {
  account: { points: 3, duration: hour },
  sender: { points: 10, duration: hour },
} satisfies Limits;

/** Challenges that one address or device may ask for. */
const challengeRequests = { points: 60, duration: 10 * minute };

export type Guess = 'password' | 'code';

/**
 * Limits the attempts of whoever guesses, and never somebody else: on a device where the person has been inside, and from an address from which they
 * have come, the failures of others do not count. An account is named by the e-mail address that was typed, so that one that does not exist is
 * limited like any other.
 */
export interface SignInThrottle {
  /**
   * Counts an attempt before it is made: of a hundred at the same moment, five are checked. Refuses with 429 when there were too many. What
   * this returns takes back an attempt that succeeded.
   */
  consumeAttempt(request: FastifyRequest, reply: FastifyReply, email: string, guess: Guess): Promise<() => Promise<void>>;
  /** Remembers the address of somebody who is inside. */
  rememberAddress(request: FastifyRequest, email: string): Promise<void>;
  /** False when the account has got enough mails; refuses with 429 when the address or device has asked too often. */
  allowMail(request: FastifyRequest, reply: FastifyReply, email: string): Promise<boolean>;
  /** Refuses with 429 when the address or device has asked too often. */
  limitChallenges(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

type Counters = Pick<Store, 'limiter' | 'secrets'>;

export function makeSignInThrottle(store: Counters, isOn: boolean): SignInThrottle {
  const nothing = async () => undefined;
  if (!isOn)
    return { consumeAttempt: async () => nothing, rememberAddress: nothing, allowMail: async () => true, limitChallenges: nothing };

  const limiter = (name: string, limit: Limits[string]) => store.limiter({ name, ...limit });
  const ips = limiter('sign-in-address', failedAttempts.ip);
  const pairs = limiter('sign-in-account-address', failedAttempts.pair);
  const accounts = { password: limiter('sign-in-account', failedAttempts.password), code: limiter('sign-in-code', failedAttempts.code) };
  const knownAddresses = limiter('sign-in-known-address', { points: 1, duration: lifetimes.knownAddress / 1000 });
  const mailAccounts = limiter('account-mail', mailRequests.account);
  const mailSenders = limiter('account-mail-address', mailRequests.sender);
  const challenges = limiter('passkey-challenge', challengeRequests);
  const accountKey = (email: string) => email.trim().toLowerCase();
  const pairKey = (request: FastifyRequest, email: string) => `${ipKey(request.ip)} ${accountKey(email)}`;
  const senderKey = async (request: FastifyRequest) => (await findDevice(store, request))?.id ?? ipKey(request.ip);

  /** The counters that an attempt counts in, with their keys. */
  async function countersOf(request: FastifyRequest, email: string, guess: Guess): Promise<[RateLimiterAbstract, key: string][]> {
    const device = await findDevice(store, request);
    if (device && (await isDeviceOf(store, device, email))) return [[pairs, `${guess} ${device.id}`]];
    const address: [RateLimiterAbstract, string][] = [
      [ips, ipKey(request.ip)],
      [pairs, `${guess} ${pairKey(request, email)}`],
    ];
    const isKnown = (await knownAddresses.get(hashToken(pairKey(request, email)))) !== null;
    return isKnown ? address : [...address, [accounts[guess], accountKey(email)]];
  }

  return {
    async consumeAttempt(request, reply, email, guess) {
      const counters = await countersOf(request, email, guess);
      for (const [counter, key] of counters) await consume(counter, key, reply);
      return async () => {
        for (const [counter, key] of counters) await (counter === pairs ? counter.delete(key) : counter.reward(key));
      };
    },
    async rememberAddress(request, email) {
      // Hashed: it stays for two weeks.
      await knownAddresses.set(hashToken(pairKey(request, email)), 1, lifetimes.knownAddress / 1000);
    },
    async allowMail(request, reply, email) {
      await consume(mailSenders, await senderKey(request), reply);
      try {
        await mailAccounts.consume(accountKey(email));
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    },
    limitChallenges: async (request, reply) => consume(challenges, await senderKey(request), reply),
  };
}
