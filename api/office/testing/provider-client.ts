import type { LightMyRequestResponse } from 'fastify';
import { officeUrl } from '#contract/office/paths';
import type { ProviderSettings } from '../../settings.ts';
import type { CompanyChanges } from '../../store/company/company.ts';
import { inTransaction } from '../../store/work.ts';
import type { TestApi } from '../../testing/test-api.ts';
import type { OfficeBrowser } from './office-client.ts';

/** The settings of a provider, as `.env` would have them. */
export const providerSettings = (changes: Partial<ProviderSettings> & Pick<ProviderSettings, 'issuer'>): ProviderSettings => ({
  id: 'company',
  label: { en: 'The company', ar: 'الشركة' },
  clientId: 'the-office',
  clientSecret: 'a secret of the office',
  scope: 'openid email profile',
  emailVerifiedClaim: 'email_verified',
  secondFactorAmr: ['mfa', 'otp', 'hwk', 'sc'],
  secondFactorAcr: [],
  groupsClaim: 'groups',
  groups: {},
  addresses: {},
  ...changes,
});

/** The owners choose what providers may do. */
export async function choosePolicy({ store }: Pick<TestApi, 'store'>, values: CompanyChanges): Promise<void> {
  await inTransaction(store, { actor: null }, async ({ repositories: { company } }) => {
    const { version, values: before } = await company.current();
    await company.change({ ...before, ...values }, version, false);
  });
}

/** Begins a sign-in; returns the page of the provider. */
export async function goTo(browser: OfficeBrowser, { id = 'company', path = '/office', asksAgain = false } = {}): Promise<string> {
  const response = await browser.send('POST', officeUrl('providerSignIn', { provider: id }), { path, asksAgain });
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
  return response.json().url;
}

/** The browser comes back from another site, by a link: without what only pages of the Office send. */
export const comeBack = (browser: OfficeBrowser, query: string, id = 'company'): Promise<LightMyRequestResponse> =>
  browser.send('GET', officeUrl('providerReturn', { provider: id }) + query, undefined, {
    'sec-fetch-site': 'cross-site',
    origin: undefined,
    'x-office': undefined,
  });

/** Signs somebody in on the page of a real provider, and returns the query with which it sends the browser back. */
export async function signInThere(url: string, sub: string): Promise<string> {
  const cookies = new Map<string, string>();
  async function visit(target: string, form?: URLSearchParams): Promise<Response> {
    const response = await fetch(target, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  let target = url;
  for (let step = 0; step < 10; step += 1) {
    const isPage = new URL(target).pathname.startsWith('/interaction/');
    const response = await visit(target, isPage ? new URLSearchParams({ sub }) : undefined);
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${response.status}: ${await response.text()}`);
    const next = new URL(location, target);
    if (next.origin !== new URL(url).origin) return next.search;
    target = next.href;
  }
  throw new Error('The provider goes round in circles');
}
