import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DatabaseAway } from '../store/engines/engine.ts';
import type { Store } from '../store/open-store.ts';
import { latestMoment } from '../time/clock-tolerance.ts';

/** The CSRF token: it proves that a form was sent by a page that could read this site's cookies. */
export interface Tokens {
  issue(now?: Date): string;
  /** True for a token that was issued here and has not expired. */
  verify(token: string, now?: Date): boolean;
}

/** Milliseconds. A page may stay open over a working day; the site fetches a new token when one has expired. */
const lifetimeMs = 12 * 60 * 60 * 1000;

/** `<expiry, ms since 1970, base 36>.<nonce>.<signature>` */
const tokenPattern = /^([0-9a-z]{1,11})\.[0-9a-f]{32}\.[\w-]{43}$/;

/** The secret is in the store, so that every process on the same database accepts the others' tokens. */
export async function createTokens(store: Pick<Store, 'secrets'>): Promise<Tokens> {
  const secret = await store.secrets.getOrCreate('cross-site-token');
  const sign = (content: string) => createHmac('sha256', secret).update(content).digest('base64url');

  return {
    issue(now = new Date()) {
      const content = `${(now.getTime() + lifetimeMs).toString(36)}.${randomBytes(16).toString('hex')}`;
      return `${content}.${sign(content)}`;
    },
    verify(token, now = new Date()) {
      const expiry = Number.parseInt(tokenPattern.exec(token)?.[1] ?? '', 36);
      // Later than any can expire that was issued by now: by a clock that has been set back since.
      if (!(expiry >= now.getTime() && expiry <= latestMoment(now, lifetimeMs).getTime())) return false;
      const content = token.slice(0, token.lastIndexOf('.'));
      return isSame(token, `${content}.${sign(content)}`);
    },
  };
}

/** Tokens for the time before the secret can be read: until `use` is called, both methods throw DatabaseAway. */
export function lateTokens(): Tokens & { use(tokens: Tokens): void } {
  let tokens: Tokens | undefined;
  function those(): Tokens {
    if (!tokens) throw new DatabaseAway('the secret of the tokens has not been read yet');
    return tokens;
  }
  return {
    issue: (now) => those().issue(now),
    verify: (token, now) => those().verify(token, now),
    use(read) {
      tokens = read;
    },
  };
}

/** Compares in constant time, which does not reveal where two texts differ. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
