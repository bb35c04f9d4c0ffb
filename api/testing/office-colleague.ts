import type { LightMyRequestResponse } from 'fastify';
import type { InjectOptions } from 'light-my-request';
import { officeHeader, officePaths } from '#contract/office/paths';
import type { Role, Roles } from '#contract/office/permissions';
import { defaultPreferences } from '../accounts/people.ts';
import { hashToken, newToken } from '../accounts/tokens.ts';
import type { TestApi } from './test-api.ts';

export interface TestColleague {
  id: string;
  name: string;
  get(url: string): Promise<LightMyRequestResponse>;
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Takes back what these events tell of. */
  undo(events: readonly string[]): Promise<LightMyRequestResponse>;
}

/** Somebody who is signed in, with what owners need besides a password. */
export async function signIn(
  { app, store }: Pick<TestApi, 'app' | 'store'>,
  role: Role | Roles,
  name = `A ${[role].flat().join(' and ')}`,
): Promise<TestColleague> {
  const now = new Date();
  const values = {
    email: `${name.replaceAll(' ', '-')}@company.example`,
    name,
    roles: [role].flat(),
    status: 'active',
    preferences: defaultPreferences('en'),
  } as const;
  const account = await store.accounts.add(values, now);
  if (!account) throw new Error(`There is a ${name} already`);
  await store.accounts.change(account.id, { authenticatorSecret: 'JBSWY3DPEHPK3PXP' }, now);
  const token = newToken();
  await store.sessions.add({
    ...{ accountId: account.id, state: 'full', provider: null, hasSecondFactor: false, device: 'A test', createdAt: now.toISOString() },
    tokenHash: hashToken(token),
  });
  const cookie = `office=${token}`;
  const inject = (options: InjectOptions) => app.inject(options);
  const colleague: TestColleague = {
    id: account.id,
    name,
    get: (url) => inject({ url, headers: { cookie, host: 'localhost' } }),
    send: (method, url, body, headers = {}) =>
      inject({
        ...{ method, url },
        headers: { cookie, host: 'localhost', 'sec-fetch-site': 'same-origin', [officeHeader.name]: officeHeader.value, ...headers },
        ...(body && { payload: body }),
      }),
    undo: (events) => colleague.send('POST', officePaths.historyUndo, { events }),
  };
  return colleague;
}
