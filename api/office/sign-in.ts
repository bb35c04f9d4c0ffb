import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInResult } from '#contract/office/account';
import { describeMe } from '../accounts/me.ts';
import { personOf } from '../accounts/people.ts';
import { setSessionCookie } from '../accounts/session-cookie.ts';
import { beginSession } from '../accounts/sessions.ts';
import { Refusal } from '../http/refusal.ts';
import type { Account } from '../store/accounts.ts';
import type { Repositories } from '../store/open-store.ts';
import type { Session } from '../store/sessions.ts';

/** What somebody has shown of themselves. */
export type Proof = 'password' | 'passkey' | 'code' | 'recovery code' | 'link';

/**
 * Lets somebody in, in the transaction that `repositories` belong to: with a new token, and the session that the browser had before is over. A
 * password leads no further than to the code while the account has an authenticator, and nowhere for an owner who has a passkey alone.
 *
 * @returns answers with the cookie, or refuses; to be called when the transaction has been committed
 */
export async function letIn(
  repositories: Repositories,
  request: FastifyRequest,
  account: Account,
  proof: Proof,
  now: Date,
): Promise<(reply: FastifyReply) => SignInResult> {
  const needsCode = proof === 'password' && account.authenticatorSecret !== null;
  if (proof === 'password' && !needsCode && account.role === 'owner' && (await repositories.passkeys.ofAccount(account.id)).length > 0)
    return () => {
      throw new Refusal(403, { key: 'office.usePasskey' });
    };
  if (request.office) await repositories.sessions.end(request.office.session.id, request.office.account.id);
  const { token, session } = await beginSession(repositories, account, needsCode ? 'code' : 'full', request, now);
  const result: SignInResult = needsCode ? { state: 'code' } : await welcome(repositories, account, session, proof, now);
  return (reply) => {
    setSessionCookie(request, reply, token);
    return result;
  };
}

async function welcome(repositories: Repositories, account: Account, session: Session, proof: Proof, now: Date): Promise<SignInResult> {
  await repositories.accounts.seen(account.id, now);
  await repositories.events.add({ actor: account, kind: 'account.signed-in', subject: personOf(account), after: proof }, now);
  await repositories.topics.changed('account', 'people');
  return { state: 'signed-in', me: await describeMe(repositories, account, session) };
}
