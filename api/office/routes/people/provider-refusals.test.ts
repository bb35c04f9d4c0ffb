import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { ProviderSettings } from '../../../settings.ts';
import { type Crafted, crafted, signedWith, signedWithSecret, startCraftedProvider } from '../../../testing/crafted-provider.ts';
import { anyEngine } from '../../../testing/engines.ts';
import { startApi } from '../../../testing/test-api.ts';
import { addAccount, eventKindsOf, officeBrowser } from '../../testing/office-client.ts';
import { choosePolicy, comeBack, goTo, providerSettings } from '../../testing/provider-client.ts';

const email = 'sales@company.example';
const now = () => Math.floor(Date.now() / 1000);

/** The Office with a provider that says what a test tells it to, a colleague, and the log. */
async function officeWithCrafted(changes: Partial<ProviderSettings> = {}) {
  const provider = await startCraftedProvider();
  const log: string[] = [];
  const signInProviders = [providerSettings({ issuer: provider.issuer, ...changes })];
  const api = await startApi(anyEngine, { settings: { signInProviders }, log });
  await choosePolicy(api, { allowsProviders: true });
  const account = await addAccount(api, { email });

  /** Goes there and comes back, the answer changed. Returns the path that the Office leads to. */
  async function signIn(says: Crafted, answer: Record<string, string | undefined> = {}, browser = officeBrowser(api)) {
    provider.says(says);
    const response = await comeBack(browser, provider.visit(await goTo(browser), answer));
    const isInside = (await browser.send('GET', officePaths.session)).statusCode === 200;
    return { browser, response, to: response.headers.location, isInside };
  }

  return { api, account, provider, log, signIn };
}

const other = generateKeyPairSync('rsa', { modulusLength: 2048 });

test('what a provider says as it should lets in', async () => {
  const { signIn } = await officeWithCrafted();

  expect(await signIn({})).toMatchObject({ to: '/office', isInside: true });
});

test.each<[string, Crafted, answer?: Record<string, string | undefined>]>([
  ['names another issuer in the answer (mix-up)', {}, { iss: 'https://evil.example' }],
  ['names no issuer in the answer, though it says that it does', {}, { iss: undefined }],
  ['sends no code', {}, { code: undefined }],
  ['sends an ID token of another issuer', { claims: { iss: 'https://evil.example' } }],
  ['sends an ID token for another client', { claims: { aud: 'another-client' } }],
  ['sends an ID token for several clients that names no party', { claims: { aud: [crafted.clientId, 'another-client'] } }],
  ['sends an ID token that another party asked for', { claims: { azp: 'another-client' } }],
  ['sends an ID token that has expired', { claims: { iat: now() - 7200, exp: now() - 3600 } }],
  ['sends an ID token that never expires', { claims: { exp: undefined } }],
  ['sends an ID token that is not valid yet', { claims: { nbf: now() + 3600 } }],
  ['sends an ID token without the nonce', { claims: { nonce: undefined } }],
  ['sends an ID token with another nonce', { claims: { nonce: 'of an answer that was kept' } }],
  ['sends an ID token without a subject', { claims: { sub: undefined } }],
  ['sends an ID token that is not signed (alg none)', { header: { alg: 'none' }, signature: () => '' }],
  ['sends an ID token signed with the client secret', { header: { alg: 'HS256' }, signature: signedWithSecret(crafted.clientSecret) }],
  ['sends an ID token signed with a key of its own', { signature: signedWith(other.privateKey) }],
  [
    'sends an ID token with a key in its header',
    { header: { jwk: other.publicKey.export({ format: 'jwk' }) }, signature: signedWith(other.privateKey) },
  ],
  ['sends tokens without an ID token', { token: { status: 200, body: { access_token: 'one', token_type: 'Bearer' } } }],
  ['refuses the code', { token: { status: 400, body: { error: 'invalid_grant', error_description: '<script>alert(1)</script>' } } }],
])('a provider that %s lets nobody in', async (_, says, answer) => {
  const { api, signIn } = await officeWithCrafted();

  const { to, isInside, response } = await signIn(says, answer);

  expect([response.statusCode, to, isInside]).toEqual([303, '/office?refused=failed', false]);
  expect(await eventKindsOf(api)).toEqual(['account.provider-refused']);
});

test('an ID token signed with the public key as if it were a secret lets nobody in', async () => {
  const { provider, signIn } = await officeWithCrafted();
  const pem = createPublicKey(provider.publicKey.export({ format: 'pem', type: 'spki' })).export({ format: 'pem', type: 'spki' });

  expect(await signIn({ header: { alg: 'HS256' }, signature: signedWithSecret(pem.toString()) })).toMatchObject({
    to: '/office?refused=failed',
    isInside: false,
  });
});

test('an issuer with a slash at its end is another one, in the answer and in the ID token', async () => {
  const { provider, signIn } = await officeWithCrafted();
  const iss = `${provider.issuer}/`;

  expect(await signIn({}, { iss })).toMatchObject({ to: '/office?refused=failed', isInside: false });
  expect(await signIn({ claims: { iss } })).toMatchObject({ to: '/office?refused=failed', isInside: false });
});

test('an answer is good once: neither its state nor its code is taken again', async () => {
  const { provider, api } = await officeWithCrafted();
  const browser = officeBrowser(api);
  const query = provider.visit(await goTo(browser));
  expect((await comeBack(browser, query)).headers.location).toBe('/office');

  expect((await comeBack(browser, query)).headers.location).toBe('/office?refused=expired');

  const again = provider.visit(await goTo(browser), { code: new URLSearchParams(query).get('code') ?? '' });
  expect((await comeBack(browser, again)).headers.location).toBe('/office?refused=failed');
});

test('of the same answer twice at once, one lets in', async () => {
  const { provider, api } = await officeWithCrafted();
  const browser = officeBrowser(api);
  const query = provider.visit(await goTo(browser));

  const answers = await Promise.all([1, 2, 3].map(() => comeBack(browser, query)));

  expect(answers.filter(({ headers }) => headers.location === '/office')).toHaveLength(1);
  expect(provider.requests).toHaveLength(1);
});

test('an answer that another browser asked for lets nobody in, and stays good for that one', async () => {
  const { provider, api } = await officeWithCrafted();
  const [attacker, victim] = [officeBrowser(api), officeBrowser(api)];
  const query = provider.visit(await goTo(attacker));
  await goTo(victim);

  expect((await comeBack(victim, query)).headers.location).toBe('/office?refused=expired');
  expect((await comeBack(officeBrowser(api), query)).headers.location).toBe('/office?refused=expired');
  expect((await victim.send('GET', officePaths.session)).statusCode).toBe(401);
  expect((await comeBack(attacker, query)).headers.location).toBe('/office');
});

test.each([
  ['no state', { state: undefined }],
  ['an empty state', { state: '' }],
  ['a made-up state', { state: 'a'.repeat(43) }],
])('an answer with %s lets nobody in', async (_, answer) => {
  const { signIn, provider } = await officeWithCrafted();

  expect(await signIn({}, answer)).toMatchObject({ to: '/office?refused=expired', isInside: false });
  expect(provider.requests).toEqual([]);
});

test('an answer to a sign-in at another provider lets nobody in (mix-up)', async () => {
  const [honest, evil] = [await startCraftedProvider(), await startCraftedProvider()];
  const signInProviders = [providerSettings({ issuer: honest.issuer }), providerSettings({ issuer: evil.issuer, id: 'evil' })];
  const api = await startApi(anyEngine, { settings: { signInProviders } });
  await choosePolicy(api, { allowsProviders: true });
  await addAccount(api, { email });
  const browser = officeBrowser(api);
  const query = evil.visit(await goTo(browser, { id: 'evil' }));

  expect((await comeBack(browser, query)).headers.location).toBe('/office?refused=expired');

  expect(honest.requests).toEqual([]);
});

test('who comes back after more than ten minutes begins anew', async () => {
  const { provider, api } = await officeWithCrafted();
  const browser = officeBrowser(api);
  const query = provider.visit(await goTo(browser));
  const RealDate = Date;
  const later = RealDate.now() + 11 * 60_000;
  globalThis.Date = class extends RealDate {
    constructor(...values: []) {
      super(...(values.length > 0 ? values : ([later] as unknown as [])));
    }
    static override now() {
      return later;
    }
  } as DateConstructor;
  try {
    expect((await comeBack(browser, query)).headers.location).toBe('/office?refused=expired');
  } finally {
    globalThis.Date = RealDate;
  }
  expect(provider.requests).toEqual([]);
});

test.each([
  ['is not verified', { email_verified: false }],
  ['is not said to be verified', { email_verified: undefined }],
  ['is missing', { email: undefined }],
  ['has a letter that only looks like one of ours', { email: 'sаles@company.example' }],
  ['has a letter that becomes one of ours in small letters', { email: 'SALES@COMPANY.EXAMPLE'.replace('S', 'ſ') }],
  ['is of full-width letters', { email: 'ｓales@company.example' }],
  ['has a space before it', { email: ' sales@company.example' }],
  ['is two', { email: 'sales@company.example,evil@evil.example' }],
  ['is a list', { email: ['sales@company.example'] }],
])('an address that %s joins nobody', async (_, claims) => {
  const { api, account, signIn } = await officeWithCrafted();

  expect(await signIn({ claims })).toMatchObject({ to: '/office?refused=unverified', isInside: false });
  expect(await api.store.identities.ofAccount(account.id)).toEqual([]);
});

test('an address in other letters joins the one account that it is, and makes no second one', async () => {
  const { api, account, signIn } = await officeWithCrafted();

  expect(await signIn({ claims: { email: 'SALES@Company.Example' } })).toMatchObject({ to: '/office', isInside: true });
  expect(await api.store.identities.ofAccount(account.id)).toHaveLength(1);
  expect(await api.store.accounts.list()).toHaveLength(1);
});

test('an address that the provider has given to somebody else opens nothing', async () => {
  const { signIn } = await officeWithCrafted();
  await signIn({});

  expect(await signIn({ claims: { sub: 'subject-2' } })).toMatchObject({ to: '/office?refused=other-account', isInside: false });
});

test('the claim that says that an address is verified can be another one, as at Microsoft', async () => {
  const { signIn } = await officeWithCrafted({ emailVerifiedClaim: 'xms_edov' });

  expect((await signIn({ claims: { email_verified: true } })).to).toBe('/office?refused=unverified');
  expect((await signIn({ claims: { email_verified: undefined, xms_edov: '1' } })).to).toBe('/office');
});

test('what UserInfo says of another person is not taken', async () => {
  const { signIn } = await officeWithCrafted();
  const claims = { email: undefined };
  const userInfo = { email, email_verified: true };

  expect((await signIn({ claims, userInfo: { ...userInfo, sub: 'subject-9' } })).to).toBe('/office?refused=failed');
  expect((await signIn({ claims, userInfo: { ...userInfo, sub: 'subject-1' } })).to).toBe('/office');
});

test('an address of the ID token is not verified by what UserInfo says of another', async () => {
  const { signIn } = await officeWithCrafted({ groups: { staff: [] } });
  const userInfo = { sub: 'subject-1', email: 'another@company.example', email_verified: true, groups: ['staff'] };

  expect((await signIn({ claims: { email_verified: false }, userInfo })).to).toBe('/office?refused=unverified');
});

test('what is asked for: a code, with PKCE, state and nonce, to one address alone', async () => {
  const { api, provider } = await officeWithCrafted({ secondFactorAcr: ['strong'] });
  const browser = officeBrowser(api);
  const pages = [new URL(await goTo(browser, { asksAgain: true })), new URL(await goTo(browser))];

  for (const { searchParams } of pages)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: crafted.clientId,
      redirect_uri: 'https://company.example/api/office/session/providers/company/return',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      acr_values: 'strong',
    });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(new Set(pages.map((page) => page.searchParams.get(name))).size).toBe(2);
  expect(pages.map((page) => page.searchParams.get('max_age'))).toEqual(['0', null]);

  await comeBack(browser, provider.visit(pages[1]?.href ?? ''));
  const [sent] = provider.requests;
  expect(sent?.get('redirect_uri')).toBe('https://company.example/api/office/session/providers/company/return');
  expect(sent?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
});

test('whatever host a request names, the address to come back to is that of the settings', async () => {
  const { api } = await officeWithCrafted();
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'sec-fetch-site': 'same-origin', origin: undefined };
  const response = await officeBrowser(api).send(
    'POST',
    officeUrl('providerSignIn', { provider: 'company' }),
    { path: '/office' },
    headers,
  );

  expect(new URL(response.json().url).searchParams.get('redirect_uri')).toContain('https://company.example/api/office/');
});

test.each([
  'https://evil.example/office',
  '//evil.example/office',
  '/\\evil.example/office',
  '/office/../../evil',
  '/office@evil.example',
  '/office/link',
  'javascript:alert(1)',
  '/api/office/session',
  '\t//evil.example/office',
])('nobody is led to %j afterwards', async (path) => {
  const { api, provider } = await officeWithCrafted();
  const browser = officeBrowser(api);
  const query = provider.visit(await goTo(browser, { path }));

  expect((await comeBack(browser, query)).headers.location).toBe('/office');
});

test('what a provider writes about an error is shown nowhere, and neither tokens nor codes are in the log', async () => {
  const { api, log, provider, signIn } = await officeWithCrafted();
  const error = { code: undefined, error: 'server_error"><script>alert(1)</script>', error_description: '<img src=x onerror=alert(2)>' };

  const refused = await signIn({}, error);
  const wrong = await signIn({ claims: { aud: 'another-client' } });
  const right = await signIn({});

  expect([refused.to, wrong.to, right.to]).toEqual(['/office?refused=failed', '/office?refused=failed', '/office']);
  expect(refused.response.body).toBe('');
  const written = JSON.stringify(await api.store.events.list({ limit: 100 }));
  const secrets = provider.requests.flatMap((sent) => [sent.get('code') ?? '', sent.get('code_verifier') ?? '']);
  for (const text of [...secrets, 'an-access-token', 'eyJ', crafted.clientSecret, 'alert', 'another-client']) {
    expect(written).not.toContain(text);
    // Fastify's own lines name whole addresses; those of the server do not (log-privacy.test.ts).
    expect(log.filter((line) => line.includes('provider could not')).join()).not.toContain(text);
  }
  expect(log.filter((line) => line.includes('provider could not'))).toHaveLength(2);
});

test('a provider that calls itself otherwise than in the settings is asked for nothing, and stops nothing else', async () => {
  const { api, provider, account } = await officeWithCrafted();
  const begin = async () => {
    const response = await officeBrowser(api).send('POST', officeUrl('providerSignIn', { provider: 'company' }), { path: '/office' });
    return [response.statusCode, response.json().key];
  };
  const unreachable = [503, 'office.providerUnreachable'];

  provider.says({ metadata: { issuer: `${provider.issuer}/` } });
  expect(await begin()).toEqual(unreachable);
  provider.says({ metadata: { issuer: 'https://evil.example' } });
  expect(await begin()).toEqual(unreachable);
  provider.says({});
  expect((await begin())[0]).toBe(200);
  expect((await officeBrowser(api).send('GET', officePaths.signInProviders)).statusCode).toBe(200);
  expect(account.status).toBe('active');
});

test('plain http is for a provider on this machine alone', async () => {
  const signInProviders = [providerSettings({ issuer: 'http://provider.example' })];
  const api = await startApi(anyEngine, { settings: { signInProviders } });
  await choosePolicy(api, { allowsProviders: true });

  const response = await officeBrowser(api).send('POST', officeUrl('providerSignIn', { provider: 'company' }), { path: '/office' });

  expect([response.statusCode, response.json().key]).toEqual([503, 'office.providerUnreachable']);
});

test('a provider that hangs is given up in time', async () => {
  const { api, provider } = await officeWithCrafted();
  provider.says({ hangs: true });
  const began = performance.now();

  const response = await officeBrowser(api).send('POST', officeUrl('providerSignIn', { provider: 'company' }), { path: '/office' });

  expect(response.statusCode).toBe(503);
  // Without a limit of ours it would be minutes; the rest is for a busy machine.
  expect(performance.now() - began).toBeLessThan(20_000);
});

test('a sign-in of long ago at the provider does not confirm that it is still the person', async () => {
  const { api, provider } = await officeWithCrafted();
  const browser = officeBrowser(api);
  const again = async (auth_time: number | undefined) => {
    provider.says({ claims: { auth_time } });
    return (await comeBack(browser, provider.visit(await goTo(browser, { asksAgain: true })))).headers.location;
  };

  expect(await again(now() - 3600)).toBe('/office?refused=failed');
  expect(await again(now())).toBe('/office');
});

test('the cookies of a sign-in under way reach neither scripts nor other sites', async () => {
  const { api } = await officeWithCrafted();

  const response = await officeBrowser(api).send('POST', officeUrl('providerSignIn', { provider: 'company' }), { path: '/office' });

  expect(response.headers['set-cookie']).toMatch(/^__Host-office-attempt=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('sign-ins at providers are limited for each address', async () => {
  const provider = await startCraftedProvider();
  const api = await startApi(anyEngine, {
    settings: { signInProviders: [providerSettings({ issuer: provider.issuer })] },
    rateLimits: true,
  });
  await choosePolicy(api, { allowsProviders: true });
  const begin = () => officeBrowser(api).send('POST', officeUrl('providerSignIn', { provider: 'company' }), { path: '/office' });

  const answers = [];
  for (let count = 0; count < 61; count += 1) answers.push((await begin()).statusCode);

  expect([answers.slice(0, 60).every((status) => status === 200), answers[60]]).toEqual([true, 429]);
});
