import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignInResult, WebAuthn } from '#contract/office/account';
import { officePaths } from '#contract/office/paths';
import { isKeptToProviders } from '#contract/office/people/providers';
import { Forgotten, SecondFactor, SignIn } from '#contract/office/people/sign-in';
import { z } from '#contract/zod';
import { mailAccount } from '../../../accounts/account-mails.ts';
import { makeLink } from '../../../accounts/links.ts';
import { describeMe } from '../../../accounts/me.ts';
import { isOneTimeCode, latestStep, stepOfCode } from '../../../accounts/one-time-codes.ts';
import { ceremonyOf, signInOptions, verifySignIn } from '../../../accounts/passkeys.ts';
import { isPassword } from '../../../accounts/passwords.ts';
import { personOf } from '../../../accounts/people.ts';
import { markLeft } from '../../../accounts/providers/provider-cookies.ts';
import { providerPolicy } from '../../../accounts/providers/sign-in-policy.ts';
import { consumeRecoveryCode } from '../../../accounts/recovery-codes.ts';
import { clearSessionCookie } from '../../../accounts/session-cookie.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import { inTransaction, recordEvent } from '../../../store/work.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { canBeLeft } from './providers.ts';
import { completeSignIn } from './sign-in.ts';

/** Milliseconds that an answer to "forgotten" takes at least: longer than making the link and the mail. */
const forgottenMs = 300;

/** The way in and out. */
export function sessionRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, signInThrottle } = deps;
  const config = { permission: 'everyone' } as const;
  const response = { 200: SignInResult };

  app.get(officePaths.session, {
    config,
    schema: { response },
    handler: async ({ office }) => {
      if (!office) throw new Refusal(401, { key: 'office.signInNeeded' });
      const { account, session } = office;
      if (session.state === 'code') return { state: 'code' as const };
      return { state: 'signed-in' as const, me: await describeMe(store, account, session) };
    },
  });

  app.post(officePaths.session, {
    config,
    schema: { body: SignIn, response },
    handler: async (request, reply) => {
      const { email, password } = request.body;
      const refund = await signInThrottle.consumeAttempt(request, reply, email, 'password');
      const found = await store.accounts.findByEmail(email);
      const account = found?.status === 'active' ? found : undefined;
      if (!(await isPassword(password, account?.passwordHash ?? null)) || !account) {
        await noteFailure(account);
        throw new Refusal(401, { key: 'office.wrongCredentials' });
      }
      await refund();
      const respond = await inTransaction(store, { actor: account }, (work) =>
        completeSignIn(work, { request, settings: deps.settings }, account, { method: 'password' }),
      );
      return respond(reply, signInThrottle);
    },
  });

  app.delete(officePaths.session, {
    config,
    schema: { response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      clearSessionCookie(request, reply);
      const { office } = request;
      if (office) {
        await inTransaction(store, { actor: office.account }, async (work) => {
          await work.repositories.sessions.end(office.session.id, office.account.id);
          await recordEvent(work, { kind: 'account.signed-out', subject: personOf(office.account) });
        });
        const provider = deps.providers.get(office.session.provider ?? '');
        // The sign-in screen offers to end that session too: not everybody wants to leave their mail when they leave the Office.
        if (provider && (await canBeLeft(provider))) markLeft(request, reply, provider.settings.id);
      }
      return reply.code(204).send();
    },
  });

  app.post(officePaths.secondFactor, {
    config,
    schema: { body: SecondFactor, response },
    handler: async (request, reply) => {
      const { office, body } = request;
      if (office?.session.state !== 'code') throw new Refusal(401, { key: 'office.signInNeeded' });
      const { account } = office;
      const refund = await signInThrottle.consumeAttempt(request, reply, account.email, 'code');
      const now = new Date();
      const proof = await checkCode(account, body.code, now);
      if (!proof) {
        await noteFailure(account);
        throw new Refusal(401, { key: 'office.wrongCode' });
      }
      await refund();
      const respond = await inTransaction(store, { actor: account }, async (work) => {
        if (proof === 'recovery code') await recordEvent(work, { kind: 'account.recovery-used', subject: personOf(account) });
        const { provider, hasSecondFactor } = office.session;
        const label = deps.providers.get(provider ?? '')?.settings.label.en;
        return completeSignIn(work, { request, settings: deps.settings }, account, { method: proof, provider, hasSecondFactor, label });
      });
      return respond(reply, signInThrottle);
    },
  });

  app.post(officePaths.passkeyChallenge, {
    config,
    schema: { response: { 200: WebAuthn } },
    handler: async (request, reply) => {
      await signInThrottle.limitChallenges(request, reply);
      return { ...(await signInOptions(ceremonyOf(deps, request))) };
    },
  });

  app.post(officePaths.passkeySignIn, {
    config,
    schema: { body: WebAuthn, response },
    handler: async (request, reply) => {
      await signInThrottle.limitChallenges(request, reply);
      const now = new Date();
      const passkey = await verifySignIn(ceremonyOf(deps, request, now), request.body);
      const account = passkey && (await store.accounts.find(passkey.accountId));
      if (account?.status !== 'active') {
        await noteFailure(undefined);
        throw new Refusal(401, { key: 'office.passkeyFailed' });
      }
      const respond = await inTransaction(store, { actor: account }, async (work) => {
        await work.repositories.passkeys.used(passkey?.id ?? '', passkey?.counter ?? 0, now);
        return completeSignIn(work, { request, settings: deps.settings }, account, { method: 'passkey' });
      });
      return respond(reply, signInThrottle);
    },
  });

  app.post(officePaths.forgotten, {
    config,
    schema: { body: Forgotten, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await Promise.all([sendResetLink(request, reply, request.body.email), pause(forgottenMs)]);
      return reply.code(204).send();
    },
  });

  /** The same work whether there is such an account or not. */
  const noteFailure = (account: Account | undefined) =>
    inTransaction(store, { actor: null }, (work) => recordEvent(work, { kind: 'account.failed', subject: account && personOf(account) }));

  async function checkCode(account: Account, code: string, now: Date): Promise<'code' | 'recovery code' | undefined> {
    if (!isOneTimeCode(code)) return (await consumeRecoveryCode(store.accounts, account.id, code, now)) ? 'recovery code' : undefined;
    const step = account.authenticatorSecret === null ? undefined : stepOfCode(account.authenticatorSecret, code, now);
    return step !== undefined && (await store.accounts.acceptStep(account.id, step, latestStep(now))) ? 'code' : undefined;
  }

  async function sendResetLink(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void> {
    if (!(await signInThrottle.allowMail(request, reply, email))) return;
    const account = await store.accounts.findByEmail(email);
    if (account?.status !== 'active' || account.isDemo) return;
    if (isKeptToProviders(await providerPolicy(store, deps.settings), account.roles)) return;
    // A new link would end that one, and anybody can ask for a new one.
    if (await store.accountLinks.hasClearing(account.id, new Date())) return;
    await inTransaction(store, { actor: null }, async (work) => {
      const link = await makeLink(work, account, 'reset');
      await mailAccount(work, deps, account, { kind: 'reset', link });
    });
    deps.wakeOutbox();
  }
}
