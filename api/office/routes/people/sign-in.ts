import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInResult } from '#contract/office/account';
import { isKeptToProviders } from '#contract/office/people/providers';
import { deviceCookie } from '../../../accounts/known-device.ts';
import { describeMe, needsSecondFactor } from '../../../accounts/me.ts';
import { personOf } from '../../../accounts/people.ts';
import { providerPolicy } from '../../../accounts/providers/sign-in-policy.ts';
import { setSessionCookie } from '../../../accounts/session-cookie.ts';
import { beginSession, type SessionOrigin } from '../../../accounts/sessions.ts';
import type { SignInThrottle } from '../../../accounts/sign-in-throttle.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import type { Session } from '../../../store/accounts/sessions.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { recordEvent, type Work } from '../../../store/work.ts';
import type { OfficeDependencies } from '../../office-request.ts';

/** Says how somebody has proved who they are, and with whose sign-in they began. */
export interface SignInProof extends Partial<SessionOrigin> {
  method: 'password' | 'passkey' | 'code' | 'recovery code' | 'link' | 'provider';
  /** The name of the provider, as the history has it. */
  label?: string | undefined;
}

/**
 * Completes a sign-in, inside a transaction: with a new token, and the session that the browser had before is over. A
 * password leads no further than to the code while the account has an authenticator, and nowhere for whoever needs a second factor and has a
 * passkey alone; so does a provider that did not ask for more than a password itself. Where the owners want the company's accounts, nothing else lets
 * others than them in.
 *
 * @returns sets the cookies and returns the result, or refuses; to be called when the transaction has been committed
 */
export async function completeSignIn(
  work: Work,
  { request, settings }: { request: FastifyRequest; settings: OfficeDependencies['settings'] },
  account: Account,
  proof: SignInProof,
): Promise<(reply: FastifyReply, throttle: Pick<SignInThrottle, 'rememberAddress'>) => Promise<SignInResult>> {
  const { repositories } = work;
  const { method, provider = null, hasSecondFactor = false } = proof;
  if (provider === null && method !== 'link' && isKeptToProviders(await providerPolicy(repositories, settings), account.roles))
    return refused('office.companyAccountOnly');
  const isFirstStep = method === 'password' || (method === 'provider' && !hasSecondFactor);
  const needsCode = isFirstStep && account.authenticatorSecret !== null;
  if (isFirstStep && !needsCode && (await mustUsePasskey(repositories, account))) return refused('office.usePasskey');
  if (request.office) await repositories.sessions.end(request.office.session.id, request.office.account.id);
  const { token, session } = await beginSession(work, account, { state: needsCode ? 'code' : 'full', provider, hasSecondFactor }, request);
  const result: SignInResult = needsCode ? { state: 'code' } : await recordSignIn(work, account, session, proof);
  const device = needsCode ? undefined : await deviceCookie(repositories, request, account.email);
  return async (reply, throttle) => {
    setSessionCookie(request, reply, token);
    if (device !== undefined) {
      reply.header('set-cookie', device);
      await throttle.rememberAddress(request, account.email);
    }
    return result;
  };
}

const refused = (key: 'office.companyAccountOnly' | 'office.usePasskey') => async (): Promise<never> => {
  throw new Refusal(403, { key });
};

async function mustUsePasskey(repositories: Repositories, account: Account): Promise<boolean> {
  return (await repositories.passkeys.ofAccount(account.id)).length > 0 && needsSecondFactor(repositories, account);
}

async function recordSignIn(work: Work, account: Account, session: Session, { method, label }: SignInProof): Promise<SignInResult> {
  await work.repositories.accounts.touchLastSeen(account.id, work.now);
  await recordEvent(
    { ...work, actor: account },
    {
      kind: 'account.signed-in',
      subject: personOf(account),
      ...(label !== undefined && { before: label }),
      after: method,
    },
  );
  return { state: 'signed-in', me: await describeMe(work.repositories, account, session) };
}
