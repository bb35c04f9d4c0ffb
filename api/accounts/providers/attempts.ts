import { officeLink, officePath } from '#contract/office/paths';
import type { ProviderAttempt } from '../../store/accounts/provider-attempts.ts';
import type { Repositories } from '../../store/open-store.ts';
import { latestMoment } from '../../time/clock-tolerance.ts';
import { lifetimes } from '../lifetimes.ts';
import { hashToken, newToken } from '../tokens.ts';

type Attempts = Pick<Repositories, 'providerAttempts'>;

/** Goes to the provider, and comes back or is compared. */
export interface NewAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Remembers that a browser goes to a provider. @param browser the token of its cookie */
export async function beginAttempt(
  { providerAttempts }: Attempts,
  { browser, provider, path, asksAgain }: { browser: string; provider: string; path: string; asksAgain: boolean },
  now: Date,
): Promise<NewAttempt> {
  const [state, nonce, codeVerifier] = [newToken(), newToken(), newToken()];
  const expiresAt = new Date(now.getTime() + lifetimes.attempt).toISOString();
  const hashes = { stateHash: hashToken(state), browserHash: hashToken(browser) };
  await providerAttempts.add({ ...hashes, provider, nonce, codeVerifier, path: pathInOffice(path), asksAgain, expiresAt }, now);
  return { state, nonce, codeVerifier };
}

/** Returns what a browser began, once; undefined where another browser did, or nobody, or too long ago. */
export const takeAttempt = (
  { providerAttempts }: Attempts,
  { browser, provider, state }: { browser: string; provider: string; state: string },
  now: Date,
): Promise<ProviderAttempt | undefined> =>
  providerAttempts.take(
    { stateHash: hashToken(state), browserHash: hashToken(browser), provider },
    now,
    latestMoment(now, lifetimes.attempt),
  );

const linkPath = officeLink('').split('#', 1)[0];

/** Returns a page of the Office to go to: the one asked for, or the first where it is none, or that of a link, which is used up by then. */
export function pathInOffice(path: string): string {
  const here = 'https://office.invalid';
  const url = URL.parse(path, here);
  const isInside = url?.origin === here && (url.pathname === officePath || url.pathname.startsWith(`${officePath}/`));
  return isInside && url.pathname !== linkPath ? `${url.pathname}${url.search}` : officePath;
}
