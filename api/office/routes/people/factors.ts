import type { FastifyRequest } from 'fastify';
import { WebAuthn } from '#contract/office/account';
import type { EventKind } from '#contract/office/history';
import { officePaths } from '#contract/office/paths';
import { Authenticator, ConfirmAuthenticator, NewPasskey, Passkey, RecoveryCodes } from '#contract/office/people/sign-in-methods';
import { z } from '#contract/zod';
import { type AccountMail, mailAccount } from '../../../accounts/account-mails.ts';
import { isAuthenticatorSecret, latestStep, newAuthenticator, stepOfCode } from '../../../accounts/one-time-codes.ts';
import { addPasskey, ceremonyOf, registrationOptions, verifyRegistration } from '../../../accounts/passkeys.ts';
import { personOf } from '../../../accounts/people.ts';
import { newRecoveryCodes } from '../../../accounts/recovery-codes.ts';
import { requireWayIn } from '../../../accounts/way-in.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import type { Passkey as StoredPasskey } from '../../../store/accounts/passkeys.ts';
import { inTransaction, recordEvent, type Work } from '../../../store/work.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';

/** Adds the routes of what a person signs in with besides the password: passkeys, authenticator, recovery codes. */
export function factorRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, signInThrottle } = deps;
  const config = { permission: 'office.enter', isForOwnAccount: true } as const;
  const configOfChange = { ...config, needsRecentSignIn: true };
  const nothing = { 204: z.undefined() };

  app.get(officePaths.passkeys, {
    config,
    schema: { response: { 200: z.array(Passkey) } },
    handler: async (request) => (await store.passkeys.ofAccount(signedIn(request).account.id)).map(describe),
  });

  app.post(officePaths.newPasskeyChallenge, {
    config: configOfChange,
    schema: { response: { 200: WebAuthn } },
    handler: async (request) => {
      return { ...(await registrationOptions(ceremonyOf(deps, request), signedIn(request).account)) };
    },
  });

  app.post(officePaths.passkeys, {
    config: configOfChange,
    schema: { body: NewPasskey, response: { 201: Passkey } },
    handler: async (request, reply) => {
      const { account } = signedIn(request);
      const { name, response } = request.body;
      const ceremony = ceremonyOf(deps, request);
      const verified = await verifyRegistration(ceremony, account, response);
      if (!verified) throw new Refusal(422, { key: 'office.passkeyFailed' });
      await inTransaction(store, { actor: account }, async (work) => {
        if (!(await addPasskey(work, account, name, verified))) throw new Refusal(422, { key: 'office.passkeyFailed' });
        await noteChange(work, account, 'account.passkey-added', { after: name, mail: 'passkey' });
      });
      deps.wakeOutbox();
      return reply.code(201).send({ id: verified.id, name, createdAt: ceremony.now.toISOString(), lastUsedAt: null });
    },
  });

  app.delete(officePaths.passkey, {
    config: configOfChange,
    schema: { params: z.object({ id: z.string().max(1_500) }), response: nothing },
    handler: async (request, reply) => {
      const { account, session } = signedIn(request);
      await inTransaction(store, { actor: account, exclusive: true }, async (work) => {
        const removed = await work.repositories.passkeys.remove(request.params.id, account.id);
        if (!removed) throw notFound();
        await requireWayIn(work.repositories, account, session);
        await noteChange(work, account, 'account.passkey-removed', { before: removed.name });
      });
      return reply.code(204).send();
    },
  });

  /** A secret to be shown; nothing is stored before a code of it has come back. */
  app.post(officePaths.authenticator, {
    config: configOfChange,
    schema: { response: { 200: Authenticator } },
    handler: async (request) => newAuthenticator(signedIn(request).account.email),
  });

  app.put(officePaths.authenticator, {
    config: configOfChange,
    schema: { body: ConfirmAuthenticator, response: { 200: RecoveryCodes } },
    handler: async (request, reply) => {
      const { account } = signedIn(request);
      const { secret, code } = request.body;
      const refund = await signInThrottle.consumeAttempt(request, reply, account.email, 'code');
      const now = new Date();
      const step = isAuthenticatorSecret(secret) ? stepOfCode(secret, code, now) : undefined;
      if (step === undefined) throw new Refusal(422, { key: 'office.wrongCode' }, { code: { key: 'office.wrongCode' } });
      await refund();
      const { codes, hashes } = await newRecoveryCodes();
      await inTransaction(store, { actor: account }, async (work) => {
        const { accounts } = work.repositories;
        await accounts.change(account.id, { authenticatorSecret: secret }, now);
        await accounts.acceptStep(account.id, step, latestStep(now));
        await accounts.setRecoveryCodes(account.id, hashes);
        await noteChange(work, account, 'account.authenticator', { after: 'added', mail: 'authenticator' });
      });
      deps.wakeOutbox();
      return { codes };
    },
  });

  app.delete(officePaths.authenticator, {
    config: configOfChange,
    schema: { response: nothing },
    handler: async (request, reply) => {
      const { account, session } = signedIn(request);
      await inTransaction(store, { actor: account, exclusive: true }, async (work) => {
        const { accounts } = work.repositories;
        const changed = await accounts.change(account.id, { authenticatorSecret: null }, work.now);
        if (changed) await requireWayIn(work.repositories, changed, session);
        await accounts.setRecoveryCodes(account.id, []);
        await noteChange(work, account, 'account.authenticator', { after: 'removed' });
      });
      return reply.code(204).send();
    },
  });

  app.post(officePaths.recoveryCodes, {
    config: configOfChange,
    schema: { response: { 200: RecoveryCodes } },
    handler: async (request: FastifyRequest) => {
      const { account } = signedIn(request);
      // They stand in for the authenticator's codes.
      if (account.authenticatorSecret === null) throw new Refusal(409, { key: 'office.factorMissing' });
      const { codes, hashes } = await newRecoveryCodes();
      await inTransaction(store, { actor: account }, async (work) => {
        await work.repositories.accounts.setRecoveryCodes(account.id, hashes);
        await noteChange(work, account, 'account.authenticator', { after: 'recovery codes', mail: 'recoveryCodes' });
      });
      deps.wakeOutbox();
      return { codes };
    },
  });

  async function noteChange(
    work: Work,
    account: Account,
    kind: EventKind,
    { mail, ...values }: { before?: string; after?: string; mail?: Extract<AccountMail, { kind: 'newMethod' }>['method'] },
  ): Promise<void> {
    await recordEvent(work, { kind, subject: personOf(account), ...values });
    if (mail) await mailAccount(work, deps, account, { kind: 'newMethod', method: mail });
  }
}

const describe = ({ id, name, createdAt, lastUsedAt }: StoredPasskey) => ({ id, name, createdAt, lastUsedAt });
