import { Colleague } from '#contract/office/account';
import { OpenWork } from '#contract/office/cases/hand-over';
import { officePaths } from '#contract/office/paths';
import { ChangePerson, Invite, Person } from '#contract/office/people/people';
import { isOwner, rolesText } from '#contract/office/permissions';
import { recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import { askForEmail } from '../../../accounts/change-email.ts';
import { changePerson, invite, mailInvitation, personOf } from '../../../accounts/people.ts';
import { resetSignIn } from '../../../accounts/reset-sign-in.ts';
import { clearSessionCookie } from '../../../accounts/session-cookie.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { impossibleChange, notFound, orNotFound, Refusal } from '../../../http/refusal.ts';
import { countOpenWork, handOver } from '../../../services/office/hand-over.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import type { Store } from '../../../store/open-store.ts';
import { type Colleague as ColleagueAtWork, recordEvent, type Work } from '../../../store/work.ts';
import { answersOf } from '../../answers.ts';
import { requireRecentSignIn } from '../../guards.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { transact, transactOnce } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';

/** Adds the routes of the people who work in the Office. */
export function peopleRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;
  const config = { permission: 'people.manage' } as const;
  const params = z.object({ id });
  const nothing = { 204: z.undefined() };
  const { add } = answersOf(deps, async (personId) => describePerson(store, await existing(store, personId)));

  app.get(officePaths.colleagues, {
    config: { permission: 'office.enter' },
    schema: { response: { 200: z.array(Colleague) } },
    handler: async () => (await store.accounts.list()).filter(({ status }) => status !== 'invited').map(asColleague),
  });

  app.get(officePaths.people, {
    config,
    schema: { response: { 200: z.array(Person) } },
    handler: async () => describePeople(store, await store.accounts.list()),
  });

  app.post(officePaths.people, {
    config,
    schema: { body: Invite, response: { 201: Person } },
    handler: async (request, reply) => {
      if (isOwner(request.body.roles)) await requireRecentSignIn(store, request);
      const invited = await add(request, reply, async (work) => {
        const account = await invite(work, request.body);
        if (!account) throw new Refusal(409, { key: 'office.emailTaken' }, { email: { key: 'office.emailTaken' } });
        await mailInvitation(work, deps, account);
        return account.id;
      });
      deps.wakeOutbox();
      return invited;
    },
  });

  app.patch(officePaths.person, {
    config,
    schema: { params, body: ChangePerson, response: { 200: recorded(Person), 412: Person } },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const isAboutOwner = isOwner(request.body.roles ?? []) || isOwner((await store.accounts.find(request.params.id))?.roles ?? []);
      const { handOver: given, email, ...body } = request.body;
      if (isAboutOwner || email !== undefined) await requireRecentSignIn(store, request);
      const change = async (work: Work<ColleagueAtWork>) => {
        const outcome = await changePerson(work, request.params.id, body, version);
        const leaves = outcome.ok && outcome.account.status === 'deactivated';
        if (outcome.ok && email !== undefined) {
          const asked = await askForEmail(work, deps, outcome.account, email);
          if (asked === 'taken') throw new Refusal(409, { key: 'office.emailTaken' }, { email: { key: 'office.emailTaken' } });
          if (asked === 'impossible') throw impossibleChange();
        }
        if (given && leaves && !(await handOver(work, deps, request.params.id, given))) throw impossibleChange();
        return outcome;
      };
      const { result: changed, events } = await transact(deps, request, change, { exclusive: true });
      deps.wakeOutbox();
      if (changed.ok) return { ...(await describePerson(store, await existing(store, changed.account.id))), events };
      if (changed.reason === 'newer-version') return reply.code(412).send(await describePerson(store, changed.account));
      if (changed.reason === 'last-owner') throw new Refusal(409, { key: 'office.lastOwner' });
      throw notFound();
    },
  });

  app.get(officePaths.personOpenWork, {
    config,
    schema: { params, response: { 200: OpenWork } },
    handler: async (request) => countOpenWork(store, (await existing(store, request.params.id)).id, new Date()),
  });

  /** The invitation again, for somebody whose link has expired or was lost. */
  app.post(officePaths.personInvitation, {
    config,
    schema: { params, response: { 200: Person } },
    handler: async (request) => {
      const account = await existing(store, request.params.id);
      if (account.status !== 'invited') throw new Refusal(409, { key: 'office.emailTaken' });
      if (isOwner(account.roles)) await requireRecentSignIn(store, request);
      await transactOnce(deps, request, async (work) => {
        await mailInvitation(work, deps, account);
        await recordEvent(work, { kind: 'person.invited', subject: personOf(account), after: rolesText(account.roles) });
        return {};
      });
      deps.wakeOutbox();
      return describePerson(store, account);
    },
  });

  /** For somebody who has lost what they sign in with. Ends the sessions of both, the present one included. */
  app.post(officePaths.personReset, {
    config: { ...config, needsRecentSignIn: true },
    schema: { params, response: nothing },
    handler: async (request, reply) => {
      const owner = signedIn(request).account;
      const { result: reset } = await transact(deps, request, async (work) => {
        const account = orNotFound(await work.repositories.accounts.find(request.params.id, { lock: true }));
        return resetSignIn(work, deps, account, owner);
      });
      if (!reset) throw impossibleChange();
      deps.wakeOutbox();
      clearSessionCookie(request, reply);
      return reply.code(204).send();
    },
  });

  app.delete(officePaths.personSessions, {
    config,
    schema: { params, response: nothing },
    handler: async (request, reply) => {
      const account = await existing(store, request.params.id);
      await transact(deps, request, async (work) => {
        const ended = await work.repositories.sessions.endAll(account.id);
        await recordEvent(work, { kind: 'account.sessions-ended', subject: personOf(account), after: String(ended) });
      });
      return reply.code(204).send();
    },
  });
}

async function existing({ accounts }: Store, accountId: string): Promise<Account> {
  const account = await accounts.find(accountId);
  if (!account) throw notFound();
  return account;
}

const asColleague = ({ id, name, roles, status, preferences }: Account) => ({
  id,
  name,
  roles,
  isActive: status === 'active',
  awayUntil: preferences.awayUntil,
});

const describePerson = async (store: Store, account: Account): Promise<Person> => (await describePeople(store, [account]))[0] as Person;

async function describePeople(store: Store, accounts: Account[]): Promise<Person[]> {
  const passkeyOwners = await store.passkeys.owners();
  const providers = await store.identities.providersByAccount();
  const now = new Date();
  const [invitations, newEmails] = [await store.accountLinks.openInvitations(now), await store.accountLinks.openEmails(now)];
  return accounts.map((account) => {
    const factors: [Person['factors'][number], boolean][] = [
      ['passkey', passkeyOwners.has(account.id)],
      ['password', account.passwordHash !== null],
      ['authenticator', account.authenticatorSecret !== null],
    ];
    const { id, name, email, roles, status, lastSeenAt, version } = account;
    return {
      id,
      name,
      email,
      roles,
      status,
      lastSeenAt,
      version,
      factors: factors.filter(([, has]) => has).map(([factor]) => factor),
      providers: providers.get(id) ?? [],
      invitedUntil: status === 'invited' ? (invitations.get(id) ?? null) : null,
      newEmail: newEmails.get(id) ?? null,
      awayUntil: account.preferences.awayUntil,
    };
  });
}
