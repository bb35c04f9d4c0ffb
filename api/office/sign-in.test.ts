import { expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { officePaths, officeUrl } from '#contract/office/paths';
import { hashSecret, isPassword } from '../accounts/passwords.ts';
import { beginSession } from '../accounts/sessions.ts';
import { hashToken } from '../accounts/tokens.ts';
import { anyEngine } from '../testing/engines.ts';
import { startApi } from '../testing/test-api.ts';
import { softwareAuthenticator } from './testing/authenticator.ts';
import { addAccount, codeOf, eventKindsOf, goodPassword, linkFor, officeBrowser, signedInAs } from './testing/office-client.ts';

const minutes = (count: number) => count * 60_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const hours = (count: number) => minutes(60 * count);

test('the right password leads inside, with a cookie that scripts and other sites cannot reach', async () => {
  const api = await startApi(anyEngine);
  await addAccount(api, { email: 'Dana@Company.example', password: goodPassword });
  const browser = officeBrowser(api);

  const response = await browser.send('POST', officePaths.session, { email: 'dana@company.EXAMPLE', password: goodPassword });

  expect([response.statusCode, response.json().state, response.json().me.email]).toEqual([200, 'signed-in', 'Dana@Company.example']);
  expect(response.headers['set-cookie']).toMatch(/^__Host-office=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/);
  expect(response.headers['cache-control']).toBe('no-store');
  expect((await browser.send('GET', officePaths.account)).json().permissions).toEqual(['office.enter', 'quotes.answer', 'reviews.decide']);
  expect(await eventKindsOf(api)).toEqual(['account.signed-in']);
});

test('plain http on this machine gets a cookie without prefix, and plain http elsewhere one that browsers drop', async () => {
  const api = await startApi(anyEngine);
  await addAccount(api, { email: 'dana@company.example', password: goodPassword });
  const cookieOn = async (host: string) => {
    const headers = { host, origin: `http://${host}`, 'x-forwarded-host': undefined, 'x-forwarded-proto': 'http' };
    const response = await officeBrowser(api).send(
      'POST',
      officePaths.session,
      { email: 'dana@company.example', password: goodPassword },
      headers,
    );
    return String(response.headers['set-cookie']);
  };

  expect(await cookieOn('localhost:3000')).toMatch(/^office=[\w-]{43}; .*SameSite=Lax$/);
  expect(await cookieOn('company.example')).toMatch(/^__Host-office=.*; Secure$/);
});

test('the database holds no token, no password and no code', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { role: 'owner', password: goodPassword });
  const browser = await signedInAs(api, account);
  const token = browser.cookie()?.split('=')[1] ?? '';

  expect(account.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await api.store.sessions.findByToken(token)).toBeUndefined();
});

test('a wrong password, an unknown account, one that is deactivated and one without a password get the same answer', async () => {
  const api = await startApi(anyEngine);
  await addAccount(api, { email: 'known@company.example', password: goodPassword });
  await addAccount(api, { email: 'passkey@company.example' });
  const gone = await addAccount(api, { email: 'gone@company.example', password: goodPassword });
  await api.store.accounts.change(gone.id, { status: 'deactivated' }, new Date());

  const answers = [];
  for (const email of ['known', 'unknown', 'passkey', 'gone']) {
    const password = email === 'gone' ? goodPassword : 'something else entirely';
    const response = await officeBrowser(api).send('POST', officePaths.session, { email: `${email}@company.example`, password });
    answers.push([response.statusCode, response.body, response.headers['set-cookie']]);
  }

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.[0]).toBe(401);
  expect(await eventKindsOf(api)).toEqual(Array(4).fill('account.failed'));
});

test('an account that does not exist costs the same work as a wrong password', async () => {
  const hash = await hashSecret(goodPassword);
  await isPassword('first', null);
  const timeOf = async (stored: string | null) => {
    const times = [];
    for (let run = 0; run < 5; run += 1) {
      const start = process.cpuUsage();
      await isPassword('wrong password', stored);
      times.push(process.cpuUsage(start).user);
    }
    return times.toSorted((one, other) => one - other)[2] ?? 0;
  };

  const ratio = (await timeOf(null)) / (await timeOf(hash));

  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(3);
});

test('five wrong tries slow an account down, from whatever address and whether it exists or not', async () => {
  const api = await startApi(anyEngine, { rateLimits: true });
  await addAccount(api, { email: 'dana@company.example', password: goodPassword });
  for (const email of ['dana@company.example', 'nobody@company.example']) {
    const attempt = (address: number, password: string) =>
      officeBrowser(api).send('POST', officePaths.session, { email, password }, { 'x-forwarded-for': `192.0.2.${address}` });
    const codes = [];
    for (let address = 1; address <= 6; address += 1) codes.push((await attempt(address + email.length, 'a wrong one')).statusCode);

    expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
    const refused = await attempt(99, goodPassword);
    expect([refused.statusCode, refused.json().message]).toEqual([429, messages['http.tooManyRequests']]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  }
});

test('five wrong tries slow an address down, whatever account it tries, and right ones do not count', async () => {
  const api = await startApi(anyEngine, { rateLimits: true });
  await addAccount(api, { email: 'dana@company.example', password: goodPassword });
  const attempt = (email: string, password: string) => officeBrowser(api).send('POST', officePaths.session, { email, password });

  const codes = [];
  for (let index = 0; index < 4; index += 1) codes.push((await attempt(`guess${index}@company.example`, 'a wrong one')).statusCode);
  codes.push((await attempt('dana@company.example', goodPassword)).statusCode);
  codes.push((await attempt('dana@company.example', goodPassword)).statusCode);
  codes.push((await attempt('guess5@company.example', 'a wrong one')).statusCode);
  codes.push((await attempt('dana@company.example', goodPassword)).statusCode);

  expect(codes).toEqual([401, 401, 401, 401, 200, 200, 401, 429]);
});

test('with an authenticator the password leads to the code alone, and each code is good once', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { role: 'owner', password: goodPassword });
  const browser = officeBrowser(api);
  const password = () => browser.send('POST', officePaths.session, { email: account.email, password: goodPassword });

  expect((await password()).json()).toEqual({ state: 'code' });
  const before = browser.cookie();
  expect((await browser.send('GET', officePaths.account)).statusCode).toBe(401);
  expect((await browser.send('GET', officePaths.session)).json()).toEqual({ state: 'code' });
  const wrong = await browser.send('POST', officePaths.secondFactor, { code: codeOf(account, ago(minutes(2))) });
  expect([wrong.statusCode, wrong.json().message]).toEqual([401, messages['office.wrongCode']]);

  const code = codeOf(account, ago(30_000));
  expect((await browser.send('POST', officePaths.secondFactor, { code })).json().state).toBe('signed-in');
  expect(browser.cookie()).not.toBe(before);
  await password();
  expect((await browser.send('POST', officePaths.secondFactor, { code })).statusCode).toBe(401);
  expect((await browser.send('POST', officePaths.secondFactor, { code: codeOf(account) })).statusCode).toBe(200);
});

test('a code comes too late after ten minutes', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { role: 'owner', password: goodPassword });
  const browser = officeBrowser(api);
  await browser.send('POST', officePaths.session, { email: account.email, password: goodPassword });
  const { token } = await api.store.transaction((all) => beginSession(all, account, 'code', { headers: {} }, ago(minutes(11))));

  const late = officeBrowser(api, `__Host-office=${token}`);

  expect((await late.send('POST', officePaths.secondFactor, { code: codeOf(account) })).statusCode).toBe(401);
});

test('a recovery code leads inside once, however it is written', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { role: 'owner', password: goodPassword });
  const made = await (await signedInAs(api, account)).send('POST', officePaths.recoveryCodes);
  const [code = ''] = made.json().codes as string[];
  expect([made.json().codes.length, code]).toEqual([10, expect.stringMatching(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/)]);
  const browser = officeBrowser(api);
  const enter = async (typed: string) => {
    await browser.send('POST', officePaths.session, { email: account.email, password: goodPassword });
    return browser.send('POST', officePaths.secondFactor, { code: typed });
  };

  expect((await enter('AAAAA-AAAAA')).statusCode).toBe(401);
  const inside = await enter(` ${code.toLowerCase().replace('-', ' ')} `);
  expect([inside.statusCode, inside.json().me?.recoveryCodesLeft]).toEqual([200, 9]);
  expect((await enter(code)).statusCode).toBe(401);
  expect(await eventKindsOf(api)).toContain('account.recovery-used');
});

test('a passkey leads inside without a name, and its challenge is good once', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api);
  const device = softwareAuthenticator();
  const inside = await signedInAs(api, account);
  const creation = (await inside.send('POST', officePaths.newPasskeyChallenge)).json();
  expect([creation.rp.id, creation.authenticatorSelection]).toEqual([
    'company.example',
    expect.objectContaining({ residentKey: 'required', userVerification: 'required' }),
  ]);
  const registration = { name: 'My key', response: device.register(creation.challenge) };
  expect((await inside.send('POST', officePaths.passkeys, registration)).statusCode).toBe(201);
  expect((await inside.send('POST', officePaths.passkeys, registration)).statusCode).toBe(422);

  const browser = officeBrowser(api);
  const { challenge } = (await browser.send('POST', officePaths.passkeyChallenge)).json();
  const answer = device.signIn(challenge);
  expect((await browser.send('POST', officePaths.passkeySignIn, answer)).json()).toMatchObject({
    state: 'signed-in',
    me: { id: account.id },
  });
  expect((await browser.send('POST', officePaths.passkeySignIn, answer)).statusCode).toBe(401);
  expect(await eventKindsOf(api)).toEqual(['account.passkey-added', 'account.signed-in', 'account.failed']);
  const [mail] = await api.store.outbox.list();
  expect([mail?.kind, mail?.recipient, mail?.body]).toEqual(['account', account.email, expect.stringContaining('a new passkey')]);
});

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['whose device has not checked its owner', { userVerified: false }],
])('a passkey %s is refused', async (_, options) => {
  const api = await startApi(anyEngine);
  const inside = await signedInAs(api, await addAccount(api));
  const { challenge } = (await inside.send('POST', officePaths.newPasskeyChallenge)).json();

  const response = await inside.send('POST', officePaths.passkeys, {
    name: 'Key',
    response: softwareAuthenticator(options).register(challenge),
  });

  expect([response.statusCode, response.json().message]).toEqual([422, messages['office.passkeyFailed']]);
});

test('a passkey with a made-up challenge, an expired one or nonsense is refused', async () => {
  const api = await startApi(anyEngine);
  const inside = await signedInAs(api, await addAccount(api));
  const device = softwareAuthenticator();
  const { challenge } = (await inside.send('POST', officePaths.newPasskeyChallenge)).json();
  await inside.send('POST', officePaths.passkeys, { name: 'Key', response: device.register(challenge) });
  await api.store.passkeys.addChallenge(hashToken('expired'), 'sign-in', ago(1), ago(minutes(6)));
  const browser = officeBrowser(api);

  for (const body of [device.signIn('bWFkZS11cA'), device.signIn('expired'), { id: device.id }, { id: 'x' }, {}])
    expect((await browser.send('POST', officePaths.passkeySignIn, body)).statusCode).toBe(401);
});

test('an owner with a passkey and no authenticator does not get in by the password alone', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { role: 'owner', password: goodPassword, authenticator: false });
  await api.store.passkeys.add({
    ...{ id: 'key', accountId: account.id, name: 'Key', publicKey: 'AA', counter: 0, transports: [] },
    createdAt: new Date().toISOString(),
  });

  const response = await officeBrowser(api).send('POST', officePaths.session, { email: account.email, password: goodPassword });

  expect([response.statusCode, response.json().message, response.headers['set-cookie']]).toEqual([
    403,
    messages['office.usePasskey'],
    undefined,
  ]);
});

test('an owner without passkey and authenticator reaches the own account alone', async () => {
  const api = await startApi(anyEngine);
  const browser = await signedInAs(api, await addAccount(api, { role: 'owner', authenticator: false }));

  expect((await browser.send('GET', officePaths.account)).json().mustAddFactor).toBe(true);
  expect((await browser.send('GET', officePaths.people)).json().message).toBe(messages['office.factorMissing']);
});

test('a session ends twelve hours after its last use, thirty days after its beginning, and when somebody signs out', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api);
  const statusOf = async (since: Date, lastUsed = since) => {
    const browser = await signedInAs(api, account, since);
    const session = await api.store.sessions.findByToken(hashToken(browser.cookie()?.split('=')[1] ?? ''));
    await api.store.sessions.used(session?.id ?? '', lastUsed);
    return (await browser.send('GET', officePaths.account)).statusCode;
  };

  expect(await statusOf(ago(hours(11)))).toBe(200);
  expect(await statusOf(ago(hours(13)))).toBe(401);
  expect(await statusOf(ago(hours(24 * 29)), ago(hours(1)))).toBe(200);
  expect(await statusOf(ago(hours(24 * 31)), ago(hours(1)))).toBe(401);

  const browser = await signedInAs(api, account);
  const cookie = browser.cookie() ?? '';
  const out = await browser.send('DELETE', officePaths.session);
  expect([out.statusCode, out.headers['set-cookie']]).toEqual([204, expect.stringContaining('Max-Age=0')]);
  expect((await officeBrowser(api, cookie).send('GET', officePaths.account)).statusCode).toBe(401);
});

test('an invitation leads inside once, and no longer than three days', async () => {
  const api = await startApi(anyEngine);
  const owner = await signedInAs(api, await addAccount(api, { role: 'owner' }));
  const invitation = { name: 'Nour', email: 'nour@company.example', role: 'sales', locale: 'ar' };
  const invited = await owner.send('POST', officePaths.people, invitation);
  expect([invited.statusCode, invited.json().status]).toEqual([201, 'invited']);
  const [mail] = await api.store.outbox.list();
  expect([mail?.recipient, mail?.body]).toEqual(['nour@company.example', expect.stringContaining('مرحبًا')]);
  const token = /office\/link#([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? '';
  const url = officeUrl('link', { token });
  const browser = officeBrowser(api);
  expect((await browser.send('GET', url)).json()).toEqual({
    kind: 'invitation',
    name: 'Nour',
    email: 'nour@company.example',
    role: 'sales',
  });

  expect((await browser.send('POST', url, {})).statusCode).toBe(422);
  expect((await browser.send('POST', url, { password: 'short' })).json().errors).toEqual({ password: messages['office.passwordTooShort'] });
  expect((await browser.send('POST', url, { password: 'password123456' })).json().errors).toEqual({
    password: messages['office.passwordCommon'],
  });
  const answers = await Promise.all([1, 2].map(() => officeBrowser(api).send('POST', url, { password: goodPassword })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  expect((await browser.send('GET', url)).statusCode).toBe(404);
  expect(await eventKindsOf(api)).toEqual(['person.invited', 'person.joined', 'account.password', 'account.signed-in']);

  const late = await addAccount(api, { email: 'late@company.example' });
  await api.store.accounts.change(late.id, { status: 'invited' }, new Date());
  const expired = await linkFor(api, late, 'invitation', ago(hours(73)));
  expect((await browser.send('GET', officeUrl('link', { token: expired }))).statusCode).toBe(404);
});

test('an invitation can be used with a passkey instead of a password', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { role: 'owner', authenticator: false });
  await api.store.accounts.change(account.id, { status: 'invited' }, new Date());
  const token = await linkFor(api, account, 'invitation');
  const browser = officeBrowser(api);
  const { challenge } = (await browser.send('POST', officeUrl('linkPasskeyChallenge', { token }))).json();

  const response = await browser.send('POST', officeUrl('link', { token }), {
    passkey: softwareAuthenticator().register(challenge),
    passkeyName: 'Laptop',
  });

  expect(response.json()).toMatchObject({ state: 'signed-in', me: { hasPassword: false, mustAddFactor: false } });
});

test('whoever has forgotten the password gets a mail with a link, and nobody learns whether there is such an account', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { password: 'the one before this' });
  const old = await signedInAs(api, account);
  const ask = (email: string) => officeBrowser(api).send('POST', officePaths.forgotten, { email });

  const [known, unknown] = [await ask(account.email), await ask('nobody@company.example')];
  expect([known.statusCode, known.body, known.headers['set-cookie']]).toEqual([
    unknown.statusCode,
    unknown.body,
    unknown.headers['set-cookie'],
  ]);
  const mails = await api.store.outbox.list();
  expect(mails.map(({ recipient }) => recipient)).toEqual([account.email]);
  const token = /#([\w-]{43})/.exec(mails[0]?.body ?? '')?.[1] ?? '';

  expect((await officeBrowser(api).send('POST', officeUrl('link', { token }), { password: goodPassword })).statusCode).toBe(200);
  expect((await old.send('GET', officePaths.account)).statusCode).toBe(401);
  const expired = await linkFor(api, account, 'reset', ago(minutes(61)));
  expect((await officeBrowser(api).send('GET', officeUrl('link', { token: expired }))).statusCode).toBe(404);
});

test('a link by mail does not get round the second factor', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { role: 'owner', password: 'the one before this' });
  const token = await linkFor(api, account, 'reset');
  const browser = officeBrowser(api);

  expect((await browser.send('POST', officeUrl('linkPasskeyChallenge', { token }))).statusCode).toBe(409);
  expect((await browser.send('POST', officeUrl('link', { token }), { password: goodPassword })).json()).toEqual({ state: 'code' });
});

test('the text of a mail about an account goes when it has been sent', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { password: goodPassword });
  await officeBrowser(api).send('POST', officePaths.forgotten, { email: account.email });
  const [mail] = await api.store.outbox.list();

  await api.store.outbox.markSent(mail?._id ?? '', new Date());

  const [sent] = await api.store.outbox.list();
  expect([mail?.body.length !== 0, sent?.body, sent?.html]).toEqual([true, '', '']);
});

test('the link of the demo opens on this machine alone', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { role: 'owner', authenticator: false });
  const token = await linkFor(api, account, 'demo');
  const local = { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-forwarded-host': undefined, 'x-forwarded-proto': 'http' };

  expect((await officeBrowser(api).send('POST', officeUrl('link', { token }), {})).statusCode).toBe(404);
  expect((await officeBrowser(api).send('POST', officeUrl('link', { token }), {}, local)).json().state).toBe('signed-in');
});
