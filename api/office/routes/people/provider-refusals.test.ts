import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { officePaths } from '#contract/office/paths';
import { type Crafted, crafted, signedWith, signedWithSecret, startCraftedProvider } from '../../../testing/crafted-provider.ts';
import { anyEngine } from '../../../testing/engines.ts';
import { startApi } from '../../../testing/test-api.ts';
import { officeWithCrafted } from '../../testing/crafted-office.ts';
import { addAccount, eventKindsOf, officeBrowser } from '../../testing/office-client.ts';
import { choosePolicy, comeBack, goTo, providerSettings } from '../../testing/provider-client.ts';

const email = 'sales@company.example';
const now = () => Math.floor(Date.now() / 1000);

const other = generateKeyPairSync('rsa', { modulusLength: 2048 });

test('what a provider says as it should lets in', async () => {
  const { signIn } = await officeWithCrafted(email);

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
  const { api, signIn } = await officeWithCrafted(email);

  const { to, isInside, response } = await signIn(says, answer);

  expect([response.statusCode, to, isInside]).toEqual([303, '/office?refused=failed', false]);
  expect(await eventKindsOf(api)).toEqual(['account.provider-refused']);
});

test('an ID token signed with the public key as if it were a secret lets nobody in', async () => {
  const { provider, signIn } = await officeWithCrafted(email);
  const pem = createPublicKey(provider.publicKey.export({ format: 'pem', type: 'spki' })).export({ format: 'pem', type: 'spki' });

  expect(await signIn({ header: { alg: 'HS256' }, signature: signedWithSecret(pem.toString()) })).toMatchObject({
    to: '/office?refused=failed',
    isInside: false,
  });
});

test('an issuer with a slash at its end is another one, in the answer and in the ID token', async () => {
  const { provider, signIn } = await officeWithCrafted(email);
  const iss = `${provider.issuer}/`;

  expect(await signIn({}, { iss })).toMatchObject({ to: '/office?refused=failed', isInside: false });
  expect(await signIn({ claims: { iss } })).toMatchObject({ to: '/office?refused=failed', isInside: false });
});

test('an answer is good once: neither its state nor its code is taken again', async () => {
  const { provider, api } = await officeWithCrafted(email);
  const browser = officeBrowser(api);
  const query = provider.visit(await goTo(browser));
  expect((await comeBack(browser, query)).headers.location).toBe('/office');

  expect((await comeBack(browser, query)).headers.location).toBe('/office?refused=expired');

  const again = provider.visit(await goTo(browser), { code: new URLSearchParams(query).get('code') ?? '' });
  expect((await comeBack(browser, again)).headers.location).toBe('/office?refused=failed');
});

test('of the same answer twice at once, one lets in', async () => {
  const { provider, api } = await officeWithCrafted(email);
  const browser = officeBrowser(api);
  const query = provider.visit(await goTo(browser));

  const answers = await Promise.all([1, 2, 3].map(() => comeBack(browser, query)));

  expect(answers.filter(({ headers }) => headers.location === '/office')).toHaveLength(1);
  expect(provider.requests).toHaveLength(1);
});

test('an answer that another browser asked for lets nobody in, and stays good for that one', async () => {
  const { provider, api } = await officeWithCrafted(email);
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
  const { signIn, provider } = await officeWithCrafted(email);

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
  const { provider, api } = await officeWithCrafted(email);
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
  const { api, account, signIn } = await officeWithCrafted(email);

  expect(await signIn({ claims })).toMatchObject({ to: '/office?refused=unverified', isInside: false });
  expect(await api.store.identities.ofAccount(account.id)).toEqual([]);
});

test('an address in other letters joins the one account that it is, and makes no second one', async () => {
  const { api, account, signIn } = await officeWithCrafted(email);

  expect(await signIn({ claims: { email: 'SALES@Company.Example' } })).toMatchObject({ to: '/office', isInside: true });
  expect(await api.store.identities.ofAccount(account.id)).toHaveLength(1);
  expect(await api.store.accounts.list()).toHaveLength(1);
});

test('an address that the provider has given to somebody else opens nothing', async () => {
  const { signIn } = await officeWithCrafted(email);
  await signIn({});

  expect(await signIn({ claims: { sub: 'subject-2' } })).toMatchObject({ to: '/office?refused=other-account', isInside: false });
});

test('the claim that says that an address is verified can be another one, as at Microsoft', async () => {
  const { signIn } = await officeWithCrafted(email, { emailVerifiedClaim: 'xms_edov' });

  expect((await signIn({ claims: { email_verified: true } })).to).toBe('/office?refused=unverified');
  expect((await signIn({ claims: { email_verified: undefined, xms_edov: '1' } })).to).toBe('/office');
});

test('what UserInfo says of another person is not taken', async () => {
  const { signIn } = await officeWithCrafted(email);
  const claims = { email: undefined };
  const userInfo = { email, email_verified: true };

  expect((await signIn({ claims, userInfo: { ...userInfo, sub: 'subject-9' } })).to).toBe('/office?refused=failed');
  expect((await signIn({ claims, userInfo: { ...userInfo, sub: 'subject-1' } })).to).toBe('/office');
});

test('an address of the ID token is not verified by what UserInfo says of another', async () => {
  const { signIn } = await officeWithCrafted(email, { groups: { staff: [] } });
  const userInfo = { sub: 'subject-1', email: 'another@company.example', email_verified: true, groups: ['staff'] };

  expect((await signIn({ claims: { email_verified: false }, userInfo })).to).toBe('/office?refused=unverified');
});
