import { expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { officePaths } from '#contract/office/paths';
import { beginSession } from '../../../accounts/sessions.ts';
import { hashToken } from '../../../accounts/tokens.ts';
import { anyEngine } from '../../../testing/engines.ts';
import { startApi } from '../../../testing/test-api.ts';
import { softwareAuthenticator } from '../../testing/authenticator.ts';
import { addAccount, codeOf, eventKindsOf, goodPassword, officeBrowser, signedInAs } from '../../testing/office-client.ts';

const minutes = (count: number) => count * 60_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

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
  const { token } = await api.store.transaction((repositories) =>
    beginSession({ repositories, actor: account, now: ago(minutes(11)) }, account, { state: 'code' }, { headers: {} }),
  );

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

test.each([
  ['an Arabic keyboard', (code: string) => code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))],
  [
    'a Persian keyboard, with a space',
    (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}`.replaceAll(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit))),
  ],
  [
    'a keyboard with wide digits, and a dash',
    (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  ],
])('codes and recovery codes typed on %s lead inside', async (_, typed) => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { role: 'owner', password: goodPassword });
  const inside = await signedInAs(api, account);
  const { codes } = (await inside.send('POST', officePaths.recoveryCodes)).json();
  const browser = officeBrowser(api);
  const enter = async (code: string) => {
    await browser.send('POST', officePaths.session, { email: account.email, password: goodPassword });
    return (await browser.send('POST', officePaths.secondFactor, { code: typed(code) })).statusCode;
  };

  expect([await enter(codeOf(account)), await enter(codes[0]), await enter('000000')]).toEqual([200, 200, 401]);
  const { secret } = (await inside.send('POST', officePaths.authenticator)).json();
  const code = typed(codeOf({ ...account, authenticatorSecret: secret }));
  expect((await inside.send('PUT', officePaths.authenticator, { secret, code })).statusCode).toBe(200);
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
