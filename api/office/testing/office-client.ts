import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { officeHeader } from '#contract/office/paths';
import { isOwner, type Role, type Roles } from '#contract/office/permissions';
import { makeLink } from '../../accounts/links.ts';
import { hashSecret } from '../../accounts/passwords.ts';
import { defaultPreferences } from '../../accounts/people.ts';
import { beginSession } from '../../accounts/sessions.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { LinkKind } from '../../store/accounts/tables-accounts.ts';
import { type TestApi, testSettings } from '../../testing/test-api.ts';

/** A password that nobody guesses. */
export const goodPassword = 'quiet lanterns over 7 harbours';

const { host } = new URL(testSettings.origin);

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A browser with the Office open: keeps its cookies. */
export function officeBrowser({ app }: Pick<TestApi, 'app'>, cookie?: string) {
  const cookies = new Map(cookie === undefined ? [] : [cookie.split('=') as [string, string]]);
  const sent = () => (cookies.size === 0 ? undefined : [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  return {
    /** The session's cookie. */
    cookie: () => {
      const name = [...cookies.keys()].find((known) => known.endsWith('office'));
      return name && `${name}=${cookies.get(name)}`;
    },
    /** Everything that it would send. */
    allCookies: () => sent() ?? '',
    async send(
      method: Method,
      url: string,
      body?: unknown,
      headers: Record<string, string | undefined> = {},
    ): Promise<LightMyRequestResponse> {
      const all = {
        host,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': host,
        'sec-fetch-site': 'same-origin',
        origin: testSettings.origin,
        [officeHeader.name]: officeHeader.value,
        ...(sent() !== undefined && { cookie: sent() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      };
      const response = await app.inject({
        method,
        url,
        headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      for (const set of [response.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([\w-]+)=([^;]*);/.exec(set) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  };
}

export type OfficeBrowser = ReturnType<typeof officeBrowser>;

/** An active account; owners get an authenticator, without which they may do little. */
export async function addAccount(
  { store }: Pick<TestApi, 'store'>,
  changes: { email?: string; name?: string; role?: Role; roles?: Roles; password?: string | null; authenticator?: boolean } = {},
): Promise<Account> {
  const { role = 'sales', roles = [role], email = `${role}@company.example`, name = `The ${role}`, password = null } = changes;
  const now = new Date();
  const added = await store.accounts.add({ email, name, roles, status: 'active', preferences: defaultPreferences('en') }, now);
  if (!added) throw new Error(`${email} is taken`);
  const hasAuthenticator = changes.authenticator ?? isOwner(roles);
  const changed = await store.accounts.change(
    added.id,
    {
      passwordHash: password === null ? null : await hashSecret(password),
      authenticatorSecret: hasAuthenticator ? new Secret({ size: 20 }).base32 : null,
    },
    now,
  );
  return changed ?? added;
}

/** A browser in which somebody is signed in since `since`. */
export async function signedInAs(api: Pick<TestApi, 'app' | 'store'>, account: Account, since = new Date()): Promise<OfficeBrowser> {
  const { token } = await api.store.transaction((repositories) =>
    beginSession({ repositories, actor: account, now: since }, account, { state: 'full' }, { headers: {} }),
  );
  return officeBrowser(api, `__Host-office=${token}`);
}

/** The token of a new link. */
export async function linkFor(
  { store }: Pick<TestApi, 'store'>,
  account: Account,
  kind: LinkKind,
  now = new Date(),
  clearsFactors = false,
) {
  const path = await store.transaction((repositories) => makeLink({ repositories, actor: null, now }, account, kind, { clearsFactors }));
  return path.split('#')[1] ?? '';
}

/** The code that the authenticator of an account shows at a moment. */
export const codeOf = ({ authenticatorSecret }: Account, at = new Date()): string =>
  new TOTP({ secret: Secret.fromBase32(authenticatorSecret ?? ''), digits: 6, period: 30 }).generate({ timestamp: at.getTime() });

/** The kinds of all events, the oldest first. */
export const eventKindsOf = async ({ store }: Pick<TestApi, 'store'>): Promise<string[]> =>
  (await store.events.list({ limit: 1_000 })).map(({ kind }) => kind).toReversed();
