import { expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { officePaths, officeUrl } from '#contract/office/paths';
import { isCommonPassword } from '../../../accounts/common-passwords.ts';
import { deviceName } from '../../../accounts/device-name.ts';
import { newAuthenticator } from '../../../accounts/one-time-codes.ts';
import { anyEngine } from '../../../testing/engines.ts';
import { startApi } from '../../../testing/test-api.ts';
import { addAccount, codeOf, eventKindsOf, goodPassword, officeBrowser, signedInAs } from '../../testing/office-client.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

test('a new password needs the one before, ends all other sessions and gives this one a new token', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { password: 'the one before this' });
  const [here, there] = [await signedInAs(api, account), await signedInAs(api, account)];
  const before = here.cookie() ?? '';

  const wrong = await here.send('POST', officePaths.password, { current: 'not this one', next: goodPassword });
  expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { current: messages['office.wrongPassword'] }]);
  expect((await here.send('POST', officePaths.password, { current: 'the one before this', next: goodPassword })).statusCode).toBe(204);

  expect((await here.send('GET', officePaths.account)).statusCode).toBe(200);
  expect((await there.send('GET', officePaths.account)).statusCode).toBe(401);
  expect((await officeBrowser(api, before).send('GET', officePaths.account)).statusCode).toBe(401);
  expect(await eventKindsOf(api)).toEqual(['account.password']);
  expect((await api.store.outbox.list())[0]?.recipient).toBe(account.email);
});

test('the ways into an account can be changed for an hour after the sign-in', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { password: goodPassword });
  const browser = await signedInAs(api, account, hoursAgo(2));

  for (const [method, url] of [
    ['POST', officePaths.password],
    ['POST', officePaths.newPasskeyChallenge],
    ['POST', officePaths.passkeys],
    ['DELETE', officeUrl('passkey', { id: 'any' })],
    ['POST', officePaths.authenticator],
    ['PUT', officePaths.authenticator],
    ['DELETE', officePaths.authenticator],
    ['POST', officePaths.recoveryCodes],
  ] as const) {
    const response = await browser.send(method, url);
    expect([response.statusCode, response.json().message]).toEqual([401, messages['office.signInAgain']]);
  }
});

test('an authenticator counts when a code of it has come back, with ten recovery codes', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { password: goodPassword });
  const browser = await signedInAs(api, account);
  const { secret, uri } = (await browser.send('POST', officePaths.authenticator)).json();
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);

  expect((await browser.send('PUT', officePaths.authenticator, { secret, code: '000000' })).statusCode).toBe(422);
  const code = codeOf({ ...account, authenticatorSecret: secret });
  const confirmed = await browser.send('PUT', officePaths.authenticator, { secret, code });
  expect([confirmed.statusCode, new Set(confirmed.json().codes).size]).toEqual([200, 10]);
  expect((await browser.send('GET', officePaths.account)).json()).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 10 });

  expect((await browser.send('DELETE', officePaths.authenticator)).statusCode).toBe(204);
  expect((await browser.send('GET', officePaths.account)).json()).toMatchObject({ hasAuthenticator: false, recoveryCodesLeft: 0 });
});

test('nobody can take away the last way in, and no owner the last second factor', async () => {
  const api = await startApi(anyEngine);
  const add = (accountId: string) =>
    api.store.passkeys.add({
      ...{ id: `key-${accountId}`, accountId, name: 'Key', publicKey: 'AA', counter: 0, transports: [] },
      createdAt: new Date().toISOString(),
    });
  const sales = await addAccount(api);
  const owner = await addAccount(api, { role: 'owner', password: goodPassword });
  await add(sales.id);

  const passkey = await (await signedInAs(api, sales)).send('DELETE', officeUrl('passkey', { id: `key-${sales.id}` }));
  const authenticator = await (await signedInAs(api, owner)).send('DELETE', officePaths.authenticator);

  expect([passkey.statusCode, passkey.json().message]).toEqual([409, messages['office.lastFactor']]);
  expect([authenticator.statusCode, authenticator.json().message]).toEqual([409, messages['office.lastFactor']]);
  expect((await api.store.passkeys.ofAccount(sales.id)).length).toBe(1);
});

test('a person sees the own sessions and ends one or all others', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api);
  const stranger = await addAccount(api, { role: 'editor' });
  const browsers = [await signedInAs(api, account), await signedInAs(api, account), await signedInAs(api, account)];
  const foreign = await signedInAs(api, stranger);
  const [here, second, third] = browsers;
  const sessions = (await here?.send('GET', officePaths.sessions))?.json() as { id: string; isCurrent: boolean }[];
  expect([sessions.length, sessions.filter(({ isCurrent }) => isCurrent).length]).toEqual([3, 1]);
  const other = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';

  expect((await foreign.send('DELETE', officeUrl('sessionOf', { id: other }))).statusCode).toBe(404);
  expect((await here?.send('DELETE', officeUrl('sessionOf', { id: other })))?.statusCode).toBe(204);
  expect((await api.store.sessions.ofAccount(account.id)).length).toBe(2);
  expect((await here?.send('DELETE', officePaths.sessions))?.statusCode).toBe(204);
  const codes = await Promise.all(
    [here, second, third].map(async (browser) => (await browser?.send('GET', officePaths.account))?.statusCode),
  );
  expect(codes).toEqual([200, 401, 401]);
});

test('name and habits are changed in part, and a change of an older version is answered with the newer one', async () => {
  const api = await startApi(anyEngine);
  const browser = await signedInAs(api, await addAccount(api));

  const changed = await browser.send('PATCH', officePaths.account, { name: 'Rana', preferences: { theme: 'dark' } }, { 'if-match': '"2"' });
  expect(changed.json()).toMatchObject({ name: 'Rana', version: 3, preferences: { theme: 'dark', shortcuts: true, locale: 'en' } });
  const late = await browser.send('PATCH', officePaths.account, { name: 'Other' }, { 'if-match': '"2"' });
  expect([late.statusCode, late.json().name, late.json().version]).toEqual([412, 'Rana', 3]);
});

test('an owner invites once, however often the same request is sent', async () => {
  const api = await startApi(anyEngine);
  const owner = await signedInAs(api, await addAccount(api, { role: 'owner' }));
  const invitation = { name: 'Nour', email: 'nour@company.example', roles: ['sales'], locale: 'en' };
  const invite = (body: object, key?: string) => owner.send('POST', officePaths.people, body, { 'idempotency-key': key });

  const [first, again] = [await invite(invitation, 'key-1'), await invite(invitation, 'key-1')];
  expect([first.statusCode, again.statusCode, again.json().id]).toEqual([201, 201, first.json().id]);
  expect((await api.store.outbox.list()).length).toBe(1);
  expect((await invite({ ...invitation, name: 'Other' }, 'key-1')).statusCode).toBe(422);
  const taken = await invite({ ...invitation, email: 'NOUR@company.example' });
  expect([taken.statusCode, taken.json().errors]).toEqual([409, { email: messages['office.emailTaken'] }]);
  expect((await owner.send('POST', officeUrl('personInvitation', { id: first.json().id }))).statusCode).toBe(200);
  expect((await api.store.outbox.list()).length).toBe(2);
});

test('somebody with two roles may do what either may, an owner is nothing else, and the history names all', async () => {
  const api = await startApi(anyEngine);
  const owner = await signedInAs(api, await addAccount(api, { role: 'owner' }));
  const person = await addAccount(api, { roles: ['sales', 'hiring'] });
  const browser = await signedInAs(api, person);
  const statuses = () =>
    Promise.all(
      [officePaths.quotes, officePaths.applications, officePaths.people].map(async (url) => (await browser.send('GET', url)).statusCode),
    );
  const change = (roles: string[], version: number) =>
    owner.send('PATCH', officeUrl('person', { id: person.id }), { roles }, { 'if-match': `"${version}"` });

  expect(await statuses()).toEqual([200, 200, 403]);
  const changed = await change(['editor', 'sales', 'editor'], 2);
  expect([changed.json().roles, await statuses()]).toEqual([
    ['sales', 'editor'],
    [401, 401, 401],
  ]);
  expect((await change(['hiring', 'owner'], 3)).json().roles).toEqual(['owner']);
  expect([(await change([], 4)).statusCode, (await change(['king'], 4)).statusCode]).toEqual([422, 422]);
  const { events } = changed.json();
  expect((await api.store.events.list({ limit: 9 })).map(({ before, after }) => [before, after])).toContainEqual([
    'sales,hiring',
    'sales,editor',
  ]);
  expect(events).toHaveLength(1);
});

test('a new role or a deactivation ends the sessions, and the last owner stays', async () => {
  const api = await startApi(anyEngine);
  const ownerAccount = await addAccount(api, { role: 'owner' });
  const owner = await signedInAs(api, ownerAccount);
  const person = await addAccount(api);
  const browser = await signedInAs(api, person);
  const change = (id: string, version: number, body: object) =>
    owner.send('PATCH', officeUrl('person', { id }), body, { 'if-match': `"${version}"` });

  expect((await owner.send('PATCH', officeUrl('person', { id: person.id }), { roles: ['editor'] })).statusCode).toBe(428);
  expect((await change(person.id, 2, { roles: ['editor'] })).json()).toMatchObject({ roles: ['editor'], version: 3 });
  expect((await browser.send('GET', officePaths.account)).statusCode).toBe(401);
  const late = await change(person.id, 2, { roles: ['hiring'] });
  expect([late.statusCode, late.json().roles]).toEqual([412, ['editor']]);
  expect((await change(person.id, 3, { status: 'deactivated' })).json().status).toBe('deactivated');
  const last = await change(ownerAccount.id, 2, { roles: ['sales'] });
  expect([last.statusCode, last.json().message]).toEqual([409, messages['office.lastOwner']]);
  expect(await eventKindsOf(api)).toEqual(['person.role', 'person.deactivated']);
});

test('an owner ends the sessions of somebody', async () => {
  const api = await startApi(anyEngine);
  const person = await addAccount(api);
  const browser = await signedInAs(api, person);
  const owner = await signedInAs(api, await addAccount(api, { role: 'owner' }));

  expect((await owner.send('DELETE', officeUrl('personSessions', { id: person.id }))).statusCode).toBe(204);

  expect((await browser.send('GET', officePaths.account)).statusCode).toBe(401);
  expect(await eventKindsOf(api)).toEqual(['account.sessions-ended']);
});

test('mails to a colleague are in their export without the link that opens the account, and go with the account', async () => {
  const api = await startApi(anyEngine);
  const owner = await signedInAs(api, await addAccount(api, { role: 'owner' }));
  const email = 'nour@company.example';
  await owner.send('POST', officePaths.people, { name: 'Nour', email, roles: ['sales'], locale: 'en' });

  const exported = (await owner.send('POST', officePaths.privacyExport, { email })).json();
  const erased = await owner.send('POST', officePaths.privacyErase, { email, confirmation: email });

  expect(exported.mails).toMatchObject([{ kind: 'account', recipient: email, body: '', html: '' }]);
  expect(erased.json()).toMatchObject({ accounts: 1, mails: 1 });
  expect(await api.store.outbox.list()).toEqual([]);
});

test('history is searched, filtered, paged and exported, without running what somebody typed', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { role: 'owner' });
  const owner = await signedInAs(api, account);
  const at = (hour: number) => new Date(Date.UTC(2026, 4, 10, hour));
  const subject = { kind: 'quote' as const, id: 'q1', name: '=HYPERLINK("x")', reference: 'ACDEFGHJ' };
  await api.store.transaction(async ({ events }) => {
    await events.add({ actor: account, kind: 'quote.state', subject, before: 'new', after: '100%_won' }, at(8));
    await events.add({ actor: null, kind: 'quote.received', subject: { ...subject, id: 'q2', name: 'Other' } }, at(8));
    await events.add({ actor: account, kind: 'person.role', before: 'sales', after: 'editor' }, at(9));
    await events.add({ actor: null, kind: 'client.added', subject: { kind: 'client', id: 'c1', name: 'Étoile ÇELİK' } }, at(1));
  });
  const kinds = async (query: string) => {
    const response = await owner.send('GET', `${officePaths.history}?${query}`);
    return (response.json().events as { kind: string }[]).map(({ kind }) => kind);
  };

  expect(await kinds('')).toEqual(['person.role', expect.stringMatching(/^quote/), expect.stringMatching(/^quote/), 'client.added']);
  expect(await kinds(`search=${encodeURIComponent('étoile çel')}`)).toEqual(['client.added']);
  expect(await kinds('area=none')).toEqual([]);
  expect(await kinds('area=quote&search=acdef%20100%25_')).toEqual(['quote.state']);
  expect(await kinds('search=100x_')).toEqual([]);
  expect(await kinds(`actorId=${account.id}`)).toEqual(['person.role', 'quote.state']);
  expect(await kinds('from=2026-05-11')).toEqual([]);
  expect((await kinds('from=2026-05-10&to=2026-05-10')).length).toBe(4);
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: { events: { id: string }[]; next: string | null } = (
      await owner.send('GET', `${officePaths.history}?limit=1${next === '' ? '' : `&after=${next}`}`)
    ).json();
    seen.push(...page.events.map(({ id }) => id));
    next = page.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([4, 4]);
  const csv = await owner.send('GET', `${officePaths.historyCsv}?area=quote`);
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.body).toContain(`"'=HYPERLINK(""x"")"`);
});

test.each([
  ['password123456', true],
  ['Passwordpassword', true],
  ['aaaaaaaaaaaaaa', true],
  ['abcabcabcabcabc', true],
  ['abcdefghijklmn', true],
  ['1qaz2wsx3edc4rfv', true],
  ['!!!sunshine!!!!', true],
  ['dana.karim@company.example', true],
  ['Danakarim2026!', true],
  ['quiet lanterns over 7 harbours', false],
  ['tin-Orbit-fable-92', false],
  ['كلمة سر طويلة جدا للمكتب', false],
])('the password %s: easy to guess is %s', async (password, isCommon) => {
  expect(await isCommonPassword(password, { name: 'Dana Karim', email: 'dana.karim@company.example' })).toBe(isCommon);
});

test('more than three thousand passwords of at least twelve characters are refused as common', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const long = (dictionary['passwords-common'] as string[]).flatMap((word) => [word, `${word}123456`]).filter((word) => word.length >= 12);
  const about = { name: '', email: '' };
  const refused = await Promise.all(long.slice(0, 6_000).map((word) => isCommonPassword(word, about)));

  expect(refused.filter(Boolean).length).toBeGreaterThan(3_000);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1', 'Safari, iPhone'],
  ['curl/8', '?'],
])('the browser %s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('a secret of an authenticator has 160 bits', () => {
  expect(newAuthenticator('dana@company.example').secret).toMatch(/^[A-Z2-7]{32}$/);
});
