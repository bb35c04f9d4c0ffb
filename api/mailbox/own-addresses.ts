import { brand } from '#brand';
import type { Repositories } from '../store/open-store.ts';

/** An address as it is compared: without letter case, and without what stands behind a plus sign for its owner's filters. */
export const sameAddress = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@[^@]*$)/, '');

/**
 * Whoever writes from one of these is of the company: it itself, as it is configured and as it is now, everybody it tells of something, and everybody
 * who has or had an account.
 *
 * @param configured addresses that are configured elsewhere
 */
export async function ownAddresses(
  { company, accounts }: Pick<Repositories, 'company' | 'accounts'>,
  configured: readonly string[],
): Promise<ReadonlySet<string>> {
  const { email, toldQuotes, toldReviews, toldApplications, toldFailedMails } = (await company.current()).values;
  const told = [toldQuotes, toldReviews, toldApplications, toldFailedMails].flatMap((addresses) => addresses ?? []);
  const people = (await accounts.list()).map((account) => account.email);
  return new Set([...configured, brand.email.label, ...(email ? [email] : []), ...told, ...people].map(sameAddress));
}
