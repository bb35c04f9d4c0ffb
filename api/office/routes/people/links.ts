import type { FastifyRequest } from 'fastify';
import { WebAuthn } from '#contract/office/account';
import { officePaths } from '#contract/office/paths';
import { isKeptToProviders } from '#contract/office/people/providers';
import { Link, UsedLink, UseLink } from '#contract/office/people/sign-in';
import { rolesText } from '#contract/office/permissions';
import { z } from '#contract/zod';
import { mailAccount } from '../../../accounts/account-mails.ts';
import { confirmEmail } from '../../../accounts/change-email.ts';
import { findLink } from '../../../accounts/links.ts';
import { checkNewPassword } from '../../../accounts/new-password.ts';
import { isLocal } from '../../../accounts/office-cookie.ts';
import { addPasskey, ceremonyOf, registrationOptions, verifyRegistration } from '../../../accounts/passkeys.ts';
import { hashSecret } from '../../../accounts/passwords.ts';
import { personOf } from '../../../accounts/people.ts';
import { providerPolicy } from '../../../accounts/providers/sign-in-policy.ts';
import { hashToken } from '../../../accounts/tokens.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { AccountLink } from '../../../store/accounts/account-links.ts';
import type { Account, AccountChange } from '../../../store/accounts/accounts.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { inTransaction, recordEvent, type Work } from '../../../store/work.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { completeSignIn } from './sign-in.ts';

const Params = z.object({ token: z.string().max(100) });

/** Links of invitations and of forgotten passwords, and the demo's. */
export function linkRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, signInThrottle } = deps;
  const config = { permission: 'everyone' } as const;

  async function opened(request: FastifyRequest, token: string, now: Date) {
    const found = await findLink(store, token, now);
    // The demo's is for this machine alone.
    if (!found || (found.link.kind === 'demo' && !isLocal(request))) throw new Refusal(404, { key: 'office.linkInvalid' });
    return found;
  }

  app.get(officePaths.link, {
    config,
    schema: { params: Params, response: { 200: Link } },
    handler: async (request) => {
      const { link, account } = await opened(request, request.params.token, new Date());
      return { kind: link.kind, name: account.name, email: link.email ?? account.email, roles: account.roles };
    },
  });

  app.post(officePaths.linkPasskeyChallenge, {
    config,
    schema: { params: Params, response: { 200: WebAuthn } },
    handler: async (request, reply) => {
      await signInThrottle.limitChallenges(request, reply);
      const now = new Date();
      const { link, account } = await opened(request, request.params.token, now);
      await refuseInsteadOfProvider(link, account);
      await refusePasskeyInsteadOfFactor(link, account);
      return { ...(await registrationOptions(ceremonyOf(deps, request, now), account)) };
    },
  });

  app.post(officePaths.link, {
    config,
    schema: { params: Params, body: UseLink, response: { 200: UsedLink } },
    handler: async (request, reply) => {
      const now = new Date();
      const { token } = request.params;
      const { password, passkey: response, passkeyName } = request.body;
      const { link, account } = await opened(request, token, now);
      if (link.kind === 'email') return confirm(token, link, account);
      const isDemo = link.kind === 'demo';
      await refuseInsteadOfProvider(link, account);
      if ((password !== undefined) === (response !== undefined) && !isDemo) throw new Refusal(422, { key: 'office.passwordOrPasskey' });
      if (password !== undefined) await checkNewPassword(password, account, 'password');
      if (response) await refusePasskeyInsteadOfFactor(link, account);
      const verified = response && (await verifyRegistration(ceremonyOf(deps, request, now), account, response));
      if (response && !verified) throw new Refusal(422, { key: 'office.passkeyFailed' });
      const change: AccountChange = {
        status: 'active',
        ...(password !== undefined && { passwordHash: await hashSecret(password) }),
        ...(link.clearsFactors && { authenticatorSecret: null }),
      };

      const respond = await inTransaction(store, { actor: account }, async (work) => {
        const { repositories } = work;
        if (!(await repositories.accountLinks.use(hashToken(token), now))) throw new Refusal(404, { key: 'office.linkInvalid' });
        if (isDemo) return completeSignIn(work, { request, settings: deps.settings }, account, { method: 'link' });
        if (link.clearsFactors) await clearFactors(repositories, account);
        await repositories.sessions.endAll(account.id);
        const changed = await repositories.accounts.change(account.id, change, now);
        if (!changed) throw new Refusal(404, { key: 'office.linkInvalid' });
        if (verified && !(await addPasskey(work, changed, passkeyName ?? '', verified)))
          throw new Refusal(422, { key: 'office.passkeyFailed' });
        await noteUse(work, link, changed, verified ? 'passkey' : 'password');
        return completeSignIn(work, { request, settings: deps.settings }, changed, { method: verified ? 'passkey' : 'password' });
      });
      deps.wakeOutbox();
      return respond(reply, signInThrottle);
    },
  });

  /** The new address is confirmed: that lets nobody in, who signs in with it as before. */
  async function confirm(token: string, link: AccountLink, account: Account): Promise<{ state: 'confirmed' }> {
    await inTransaction(store, { actor: account, exclusive: true }, async (work) => {
      if (!(await work.repositories.accountLinks.use(hashToken(token), work.now))) throw new Refusal(404, { key: 'office.linkInvalid' });
      const outcome = await confirmEmail(work, deps, account, link);
      if (outcome !== 'done') throw new Refusal(409, { key: 'office.emailTaken' });
    });
    deps.wakeOutbox();
    return { state: 'confirmed' };
  }

  /** Refuses to set what is of no use to whoever signs in with the company's account. */
  async function refuseInsteadOfProvider({ kind }: AccountLink, { roles }: Account): Promise<void> {
    if (kind !== 'demo' && isKeptToProviders(await providerPolicy(store, deps.settings), roles))
      throw new Refusal(403, { key: 'office.companyAccountOnly' });
  }

  /** Whoever reads somebody's mail must not get round their second factor with a passkey of their own. */
  async function refusePasskeyInsteadOfFactor({ kind, clearsFactors }: AccountLink, account: Account): Promise<void> {
    if (kind !== 'reset' || clearsFactors) return;
    if (account.authenticatorSecret !== null || (await store.passkeys.ofAccount(account.id)).length > 0)
      throw new Refusal(409, { key: 'office.passwordOnly' });
  }

  async function noteUse(work: Work, { kind }: AccountLink, account: Account, method: 'passkey' | 'password'): Promise<void> {
    const subject = personOf(account);
    if (kind === 'invitation') await recordEvent(work, { kind: 'person.joined', subject, after: rolesText(account.roles) });
    await recordEvent(work, { kind: method === 'passkey' ? 'account.passkey-added' : 'account.password', subject });
    // The invited have just read one mail.
    if (kind === 'reset') await mailAccount(work, deps, account, { kind: 'newMethod', method });
  }
}

async function clearFactors({ passkeys, identities, accounts }: Repositories, { id }: Account): Promise<void> {
  await passkeys.removeAll(id);
  await identities.removeAll(id);
  await accounts.setRecoveryCodes(id, []);
}
