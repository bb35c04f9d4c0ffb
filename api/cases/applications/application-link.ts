import { createHmac } from 'node:crypto';
import { statusTokenPattern } from '#contract/application-status';
import { type Locale, localizedPath } from '#contract/locales';
import { applicationStatusPage } from '#contract/urls';
import { isSame } from '../../secrets/tokens.ts';
import type { Repositories } from '../../store/open-store.ts';

/** Bytes of the id, which is hexadecimal, and of the signature. */
const idBytes = 12;
const signatureBytes = 32;

const secretOf = ({ secrets }: Pick<Repositories, 'secrets'>) => secrets.getOrCreate('application-links');

const sign = (id: Buffer, secret: string) => createHmac('sha256', secret).update(id).digest().subarray(0, signatureBytes);

/**
 * The token of an application's link: its id and the signature of that, base64url. It is stored nowhere, can be made again for a later mail,
 * and opens nothing once the application is erased.
 */
export async function applicationToken(repositories: Pick<Repositories, 'secrets'>, applicationId: string): Promise<string> {
  const id = Buffer.from(applicationId, 'hex');
  if (id.length !== idBytes) throw new Error('The id of an application is not one that the store makes');
  return Buffer.concat([id, sign(id, await secretOf(repositories))]).toString('base64url');
}

/** The id in a token that was made here; undefined for any other text. */
export async function applicationOfToken(repositories: Pick<Repositories, 'secrets'>, token: string): Promise<string | undefined> {
  if (!statusTokenPattern.test(token)) return undefined;
  const id = Buffer.from(token, 'base64url').subarray(0, idBytes).toString('hex');
  return isSame(token, await applicationToken(repositories, id)) ? id : undefined;
}

/** The applicant's own page, in their language. */
export async function applicationLink(
  repositories: Pick<Repositories, 'secrets'>,
  applicationId: string,
  locale: Locale,
  origin: string,
): Promise<string> {
  return origin + localizedPath(applicationStatusPage(await applicationToken(repositories, applicationId)), locale);
}
