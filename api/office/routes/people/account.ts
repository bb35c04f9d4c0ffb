import { Me } from '#contract/office/account';
import { officePaths } from '#contract/office/paths';
import { ChangeAccount } from '#contract/office/people/change-account';
import { Session } from '#contract/office/people/sessions';
import { ChangePassword } from '#contract/office/people/sign-in-methods';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import { mailAccount } from '../../../accounts/account-mails.ts';
import { describeMe } from '../../../accounts/me.ts';
import { checkNewPassword } from '../../../accounts/new-password.ts';
import { hashSecret, isPassword } from '../../../accounts/passwords.ts';
import { personOf } from '../../../accounts/people.ts';
import { setSessionCookie } from '../../../accounts/session-cookie.ts';
import { beginSession } from '../../../accounts/sessions.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import { inTransaction, recordEvent } from '../../../store/work.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { versionOf } from '../../versions.ts';

/** A person's own account: name, habits, password, devices. */
export function accountRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, signInThrottle } = deps;
  const config = { permission: 'office.enter', isForOwnAccount: true } as const;
  const nothing = { 204: z.undefined() };

  app.get(officePaths.account, {
    config,
    schema: { response: { 200: Me } },
    handler: (request) => {
      const { account, session } = signedIn(request);
      return describeMe(store, account, session);
    },
  });

  app.patch(officePaths.account, {
    config,
    schema: { body: ChangeAccount, response: { 200: Me, 412: Me } },
    handler: async (request, reply) => {
      const { account, session } = signedIn(request);
      const { name = account.name, preferences: habits } = request.body;
      const version = versionOf(request);
      const changed = await inTransaction(store, { actor: account }, async ({ repositories: { accounts, topics }, now }) => {
        // Habits of two windows must not undo each other: they are put together where they are stored.
        const present = (await accounts.find(account.id, { lock: true })) ?? account;
        await topics.changed('account', 'people');
        return accounts.change(account.id, { name, preferences: { ...present.preferences, ...habits } }, now, version);
      });
      const current = changed ?? (await store.accounts.find(account.id)) ?? account;
      return reply.code(changed ? 200 : 412).send(await describeMe(store, current, session));
    },
  });

  app.post(officePaths.password, {
    config: { ...config, needsRecentSignIn: true },
    schema: { body: ChangePassword, response: nothing },
    handler: async (request, reply) => {
      const { account, session } = signedIn(request);
      const { current = '', next } = request.body;
      if (account.passwordHash !== null) {
        const refund = await signInThrottle.consumeAttempt(request, reply, account.email, 'password');
        if (!(await isPassword(current, account.passwordHash)))
          throw new Refusal(422, { key: 'office.wrongPassword' }, { current: { key: 'office.wrongPassword' } });
        await refund();
      }
      await checkNewPassword(next, account, 'next');
      const passwordHash = await hashSecret(next);
      const token = await inTransaction(store, { actor: account }, async (work) => {
        const { accounts, sessions, accountLinks } = work.repositories;
        await accounts.change(account.id, { passwordHash }, work.now);
        await sessions.endAll(account.id);
        await accountLinks.withdraw(account.id);
        await recordEvent(work, { kind: 'account.password', subject: personOf(account) });
        await mailAccount(work, deps, account, { kind: 'newMethod', method: 'password' });
        return (await beginSession(work, account, { ...session, state: 'full' }, request)).token;
      });
      deps.wakeOutbox();
      setSessionCookie(request, reply, token);
      return reply.code(204).send();
    },
  });

  app.get(officePaths.sessions, {
    config,
    schema: { response: { 200: z.array(Session) } },
    handler: async (request) => {
      const { account, session: current } = signedIn(request);
      const sessions = await store.sessions.ofAccount(account.id);
      return sessions.map(({ accountId, state, provider, hasSecondFactor, ...session }) => ({
        ...session,
        isCurrent: session.id === current.id,
      }));
    },
  });

  /** All but the present one. */
  app.delete(officePaths.sessions, {
    config,
    schema: { response: nothing },
    handler: async (request, reply) => {
      const { account, session } = signedIn(request);
      await inTransaction(store, { actor: account }, async (work) => {
        const ended = await work.repositories.sessions.endAll(account.id, session.id);
        await recordEvent(work, { kind: 'account.sessions-ended', subject: personOf(account), after: String(ended) });
      });
      return reply.code(204).send();
    },
  });

  app.delete(officePaths.sessionOf, {
    config,
    schema: { params: z.object({ id }), response: nothing },
    handler: async (request, reply) => {
      const { account } = signedIn(request);
      await inTransaction(store, { actor: account }, async (work) => {
        if (!(await work.repositories.sessions.end(request.params.id, account.id))) throw notFound();
        await recordEvent(work, { kind: 'account.sessions-ended', subject: personOf(account), after: '1' });
      });
      return reply.code(204).send();
    },
  });
}
