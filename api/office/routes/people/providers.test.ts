import { expect, test } from 'vitest';
import { officePaths, officeUrl } from '#contract/office/paths';
import { collectAccount, eraseAccount } from '../../../accounts/erase-account.ts';
import { anyEngine } from '../../../testing/engines.ts';
import { startApi } from '../../../testing/test-api.ts';
import { addAccount, codeOf, eventKindsOf, goodPassword, linkFor, officeBrowser, signedInAs } from '../../testing/office-client.ts';
import { choosePolicy, comeBack, goTo, signInThere } from '../../testing/provider-client.ts';
import { officeWithProvider } from '../../testing/provider-office.ts';

const email = 'sales@company.example';
const verified = { email, email_verified: true };

test('a colleague comes in with the address that they were invited with, and again by what the provider calls them', async () => {
  const { api, provider, signIn } = await officeWithProvider();
  const account = await addAccount(api, { email, password: goodPassword });
  provider.people.set('lina', { ...verified, email: 'Sales@Company.example' });

  const first = await signIn('lina', officeBrowser(api), '/office/quotes?search=roof');

  expect([first.response.statusCode, first.to]).toEqual([303, '/office/quotes?search=roof']);
  expect((await first.browser.send('GET', officePaths.session)).json()).toMatchObject({ state: 'signed-in', me: { id: account.id } });
  expect((await api.store.outbox.list()).map(({ recipient }) => recipient)).toEqual([email]);
  expect(await eventKindsOf(api)).toEqual(['account.provider-joined', 'account.signed-in']);

  provider.people.set('lina', { email: 'another@company.example', email_verified: false });
  const second = await signIn('lina');
  expect(second.to).toBe('/office');
  expect((await second.browser.send('GET', officePaths.session)).json()).toMatchObject({ me: { id: account.id, email } });
  expect(await api.store.identities.ofAccount(account.id)).toMatchObject([{ provider: 'company', subject: 'lina', email: null }]);
});

test('a sign-in that begins at one process of the site may end at another', async () => {
  const { api, provider, settings } = await officeWithProvider();
  const account = await addAccount(api, { email });
  provider.people.set('lina', verified);
  const here = officeBrowser(api);
  const query = await signInThere(await goTo(here), 'lina');
  const beside = await startApi(anyEngine, { settings: { signInProviders: [settings] }, beside: api });

  const response = await beside.app.inject({
    url: officeUrl('providerReturn', { provider: 'company' }) + query,
    headers: { host: 'company.example', 'x-forwarded-proto': 'https', cookie: here.allCookies() },
  });

  expect([response.statusCode, response.headers.location]).toEqual([303, '/office']);
  expect(await api.store.sessions.ofAccount(account.id)).toHaveLength(1);
});

test('whoever was invited joins by the first sign-in, and their link is used up', async () => {
  const { api, provider, signIn } = await officeWithProvider();
  const account = await addAccount(api, { email });
  await api.store.accounts.change(account.id, { status: 'invited' }, new Date());
  const token = await linkFor(api, account, 'invitation');
  provider.people.set('lina', verified);

  expect((await signIn('lina')).to).toBe('/office');

  expect(await api.store.accounts.find(account.id)).toMatchObject({ status: 'active' });
  expect((await officeBrowser(api).send('GET', officeUrl('link', { token }))).statusCode).toBe(404);
  expect(await eventKindsOf(api)).toEqual(['person.joined', 'account.provider-joined', 'account.signed-in']);
});

test.each([
  ['has no account', async () => undefined],
  [
    'was deactivated',
    async (api: Parameters<typeof addAccount>[0]) => {
      const { id } = await addAccount(api, { email });
      await api.store.accounts.change(id, { status: 'deactivated' }, new Date());
    },
  ],
  [
    'has let the invitation expire',
    async (api: Parameters<typeof addAccount>[0]) => {
      const account = await addAccount(api, { email });
      await api.store.accounts.change(account.id, { status: 'invited' }, new Date());
      await linkFor(api, account, 'invitation', new Date(Date.now() - 4 * 24 * 60 * 60 * 1000));
    },
  ],
])('whoever %s is refused, and nothing is made', async (_, prepare) => {
  const { api, provider, signIn } = await officeWithProvider();
  await prepare(api);
  const before = await api.store.accounts.list();
  provider.people.set('lina', verified);

  const { browser, to } = await signIn('lina');

  expect(to).toBe('/office?refused=unknown');
  expect((await browser.send('GET', officePaths.session)).statusCode).toBe(401);
  expect(await api.store.accounts.list()).toEqual(before);
  expect(await api.store.identities.find(provider.issuer, 'lina')).toBeUndefined();
  expect(await api.store.events.list({ limit: 1 })).toMatchObject([{ kind: 'account.provider-refused', after: 'unknown' }]);
});

test('nobody comes in before the owners allow it, or after they have taken it back', async () => {
  const { api, provider, signIn } = await officeWithProvider();
  await addAccount(api, { email });
  provider.people.set('lina', verified);
  const { browser } = await signIn('lina');
  const waiting = officeBrowser(api);
  const url = await goTo(waiting);

  await choosePolicy(api, { allowsProviders: false });

  expect(
    (await officeBrowser(api).send('POST', officeUrl('providerSignIn', { provider: 'company' }), { path: '/office' })).statusCode,
  ).toBe(409);
  const query = await signInThere(url, 'lina');
  expect((await comeBack(waiting, query)).headers.location).toBe('/office?refused=off');
  expect((await browser.send('GET', officePaths.session)).statusCode).toBe(200);
});

test('roles follow groups and addresses at each sign-in, and a change ends the sessions that had others', async () => {
  const groups = { sellers: ['sales'], people: ['hiring'] } as const;
  const { api, provider, signIn } = await officeWithProvider({ groups, addresses: { '@company.example': ['editor'] } });
  const account = await addAccount(api, { email, role: 'sales' });
  provider.people.set('lina', { ...verified, groups: ['sellers', 'others'] });
  const first = await signIn('lina');
  expect((await first.browser.send('GET', officePaths.account)).json().roles).toEqual(['sales', 'editor']);
  expect((await first.browser.send('GET', officePaths.quotes)).statusCode).toBe(200);

  provider.people.set('lina', { ...verified, groups: ['people'] });
  const second = await signIn('lina');

  expect((await second.browser.send('GET', officePaths.account)).json().roles).toEqual(['hiring', 'editor']);
  expect((await second.browser.send('GET', officePaths.quotes)).statusCode).toBe(403);
  expect((await first.browser.send('GET', officePaths.quotes)).statusCode).toBe(401);
  expect((await api.store.events.list({ limit: 100 })).filter(({ kind }) => kind === 'person.role')).toMatchObject([
    { before: 'sales,editor', after: 'hiring,editor', actor: null },
    { before: 'sales', after: 'sales,editor', actor: null },
  ]);
  expect(account.roles).toEqual(['sales']);
});

test('whoever fits no rule any more is out, with the sessions that the provider began', async () => {
  const { api, provider, signIn } = await officeWithProvider({ groups: { sellers: ['sales'] } });
  const account = await addAccount(api, { email });
  const local = await signedInAs(api, account);
  provider.people.set('lina', { ...verified, groups: ['sellers'] });
  const { browser } = await signIn('lina');

  provider.people.set('lina', { ...verified, groups: [] });
  expect((await signIn('lina')).to).toBe('/office?refused=not-allowed');

  expect((await browser.send('GET', officePaths.session)).statusCode).toBe(401);
  expect((await local.send('GET', officePaths.session)).statusCode).toBe(200);
});

test('a group that lets in without roles leaves those of the Office', async () => {
  const { api, provider, signIn } = await officeWithProvider({ groups: { everybody: [] } });
  await addAccount(api, { email, role: 'editor' });
  provider.people.set('lina', { ...verified, groups: ['everybody'] });

  const { browser } = await signIn('lina');

  expect((await browser.send('GET', officePaths.account)).json().roles).toEqual(['editor']);
});

test('the last owner stays an owner, whatever groups say', async () => {
  const { api, provider, signIn } = await officeWithProvider({ groups: { sellers: ['sales'] } });
  const owner = await addAccount(api, { role: 'owner', email });
  provider.people.set('lina', { ...verified, groups: ['sellers'], methods: ['pwd', 'mfa'] });

  const alone = await signIn('lina');
  expect((await alone.browser.send('GET', officePaths.account)).json().roles).toEqual(['owner']);

  await addAccount(api, { role: 'owner', email: 'second@company.example' });
  const withAnother = await signIn('lina');
  expect((await withAnother.browser.send('GET', officePaths.account)).json().roles).toEqual(['sales']);
  expect(await api.store.accounts.find(owner.id)).toMatchObject({ roles: ['sales'], status: 'active' });
});

test.each([
  [['pwd'], 'code'],
  [['pwd', 'mfa'], 'signed-in'],
  [['pwd', 'otp'], 'signed-in'],
  [['hwk'], 'signed-in'],
  [['fpt-of-an-unknown-kind'], 'code'],
])('with amr %j whoever has an authenticator is %s', async (methods, state) => {
  const { api, provider, signIn } = await officeWithProvider();
  const account = await addAccount(api, { email, authenticator: true });
  provider.people.set('lina', { ...verified, methods });

  const { browser } = await signIn('lina');

  expect((await browser.send('GET', officePaths.session)).json().state).toBe(state);
  if (state === 'signed-in') return;
  expect((await browser.send('GET', officePaths.quotes)).statusCode).toBe(401);
  const { statusCode } = await browser.send('POST', officePaths.secondFactor, { code: codeOf(account) });
  expect(statusCode).toBe(200);
  expect(await api.store.sessions.ofAccount(account.id)).toMatchObject([{ provider: 'company', hasSecondFactor: false }]);
  expect(await api.store.events.list({ limit: 1 })).toMatchObject([{ kind: 'account.signed-in', before: 'The company', after: 'code' }]);
});

test('an owner without a second factor has to add one, unless the provider has asked for it', async () => {
  const { api, provider, signIn } = await officeWithProvider();
  await addAccount(api, { role: 'owner', email, authenticator: false });
  provider.people.set('lina', verified);
  const weak = await signIn('lina');
  expect((await weak.browser.send('GET', officePaths.account)).json().mustAddFactor).toBe(true);
  expect((await weak.browser.send('GET', officePaths.people)).statusCode).toBe(403);

  provider.people.set('lina', { ...verified, methods: ['pwd', 'mfa'] });
  const strong = await signIn('lina');
  expect((await strong.browser.send('GET', officePaths.account)).json().mustAddFactor).toBe(false);
  expect((await strong.browser.send('GET', officePaths.people)).json()).toMatchObject([{ factors: [], providers: ['company'] }]);
});

test('a person sees and removes what signs them in, and keeps another way in', async () => {
  const { api, provider, signIn } = await officeWithProvider();
  const account = await addAccount(api, { email });
  provider.people.set('lina', verified);
  const { browser } = await signIn('lina');
  const other = (await signIn('lina')).browser;
  const [identity] = (await browser.send('GET', officePaths.identities)).json();
  expect(identity).toMatchObject({ provider: 'company', email });
  expect(identity.subject).toBeUndefined();
  const remove = () => browser.send('DELETE', officeUrl('identity', { id: identity.id }));

  expect((await remove()).json().key).toBe('office.lastFactor');
  await browser.send('POST', officePaths.password, { next: goodPassword });
  expect((await remove()).statusCode).toBe(204);

  expect(await api.store.identities.ofAccount(account.id)).toEqual([]);
  expect((await browser.send('GET', officePaths.session)).statusCode).toBe(200);
  expect((await other.send('GET', officePaths.session)).statusCode).toBe(401);
  expect((await eventKindsOf(api)).at(-1)).toBe('account.provider-removed');
});

test('nobody removes the sign-in of somebody else', async () => {
  const { api, provider, signIn } = await officeWithProvider();
  const account = await addAccount(api, { email });
  provider.people.set('lina', verified);
  await signIn('lina');
  const [identity] = await api.store.identities.ofAccount(account.id);
  const editor = await signedInAs(api, await addAccount(api, { role: 'editor', password: goodPassword }));

  expect((await editor.send('DELETE', officeUrl('identity', { id: identity?.id ?? '' }))).statusCode).toBe(404);
  expect(await api.store.identities.ofAccount(account.id)).toHaveLength(1);
});

test('leaving ends the session here, and offers to end that of the provider', async () => {
  const { api, provider, signIn } = await officeWithProvider();
  await addAccount(api, { email });
  provider.people.set('lina', verified);
  const { browser } = await signIn('lina');
  const left = async () => (await browser.send('GET', officePaths.signInProviders)).json().left;
  expect(await left()).toBe(null);

  expect((await browser.send('DELETE', officePaths.session)).statusCode).toBe(204);

  expect(await left()).toBe('company');
  const { url } = (await browser.send('POST', officeUrl('providerSignOut', { provider: 'company' }))).json();
  const page = new URL(url);
  expect([page.origin, page.searchParams.get('post_logout_redirect_uri')]).toEqual([provider.issuer, 'https://company.example/office']);
  expect((await fetch(url)).status).toBe(200);
  expect(await left()).toBe(null);
});

test('a reset takes the joined sign-in away, export names it, erasure leaves nothing of it', async () => {
  const { api, provider, signIn } = await officeWithProvider();
  const account = await addAccount(api, { email });
  const owner = await signedInAs(api, await addAccount(api, { role: 'owner' }));
  provider.people.set('lina', verified);
  await signIn('lina');
  expect(await collectAccount(api.store, email)).toMatchObject({
    identities: [{ provider: 'company', issuer: provider.issuer, subject: 'lina', email }],
    sessions: [{ provider: 'company' }],
  });

  await owner.send('POST', officeUrl('personReset', { id: account.id }));
  expect(await api.store.identities.ofAccount(account.id)).toEqual([]);

  await signIn('lina');
  await eraseAccount(api.store, email);
  expect(await api.store.identities.find(provider.issuer, 'lina')).toBeUndefined();
});

test('whoever did not want to, or was refused there, is told so and nothing is noted', async () => {
  const { api, signIn } = await officeWithProvider();

  const { to, response } = await signIn('a stranger to the provider');

  expect(to).toBe('/office?refused=cancelled');
  expect(response.body).not.toContain('not today');
  expect(await eventKindsOf(api)).toEqual([]);
});
