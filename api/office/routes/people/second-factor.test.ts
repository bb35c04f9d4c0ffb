import { expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { Role } from '#contract/office/permissions';
import type { Account } from '../../../store/accounts/accounts.ts';
import { anyEngine } from '../../../testing/engines.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { softwareAuthenticator } from '../../testing/authenticator.ts';
import { addAccount, codeOf, goodPassword, linkFor, type OfficeBrowser, officeBrowser, signedInAs } from '../../testing/office-client.ts';

type Device = ReturnType<typeof softwareAuthenticator>;

interface Person {
  api: TestApi;
  account: Account;
  device: Device;
}

/** Goes one way into the Office, with a browser that has been nowhere yet. */
type Way = (person: Person, browser: OfficeBrowser) => Promise<{ statusCode: number; json(): unknown }>;

const local = { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-forwarded-host': undefined, 'x-forwarded-proto': 'http' };

const byPassword: Way = ({ account }, browser) =>
  browser.send('POST', officePaths.session, { email: account.email, password: goodPassword });

const byPasskey: Way = async ({ device }, browser) => {
  const { challenge } = (await browser.send('POST', officePaths.passkeyChallenge)).json();
  return browser.send('POST', officePaths.passkeySignIn, device.signIn(challenge));
};

const byLink =
  (kind: 'reset' | 'invitation'): Way =>
  async ({ api, account }, browser) => {
    if (kind === 'invitation') await api.store.accounts.change(account.id, { status: 'invited' }, new Date());
    const token = await linkFor(api, account, kind);
    return browser.send('POST', officeUrl('link', { token }), { password: 'another 9 lanterns over it' });
  };

const byDemoLink: Way = async ({ api, account }, browser) => {
  const token = await linkFor(api, account, 'demo');
  return browser.send('POST', officeUrl('link', { token }), {}, local);
};

/** Signs in once more on top of a session that is an hour old. */
const again =
  (way: Way): Way =>
  async (person) =>
    way(person, await signedInAs(person.api, person.account, new Date(Date.now() - 61 * 60_000)));

const thenCode: Way = async ({ account }, browser) => {
  await byPassword({ account } as Person, browser);
  return browser.send('POST', officePaths.secondFactor, { code: codeOf(account) });
};

const thenRecoveryCode: Way = async ({ api, account }, browser) => {
  const { codes } = (await (await signedInAs(api, account)).send('POST', officePaths.recoveryCodes)).json();
  await byPassword({ account } as Person, browser);
  return browser.send('POST', officePaths.secondFactor, { code: codes[0] });
};

const outcome = ({ statusCode, json }: { statusCode: number; json(): unknown }): string => {
  const body = json() as { state?: string; me?: { mustAddFactor: boolean }; message?: string };
  if (body.me) return body.me.mustAddFactor ? 'to the own account alone' : 'inside';
  if (body.state) return body.state;
  return statusCode === 403 && body.message === messages['office.usePasskey'] ? 'refused: passkey' : `${statusCode} ${body.message}`;
};

const ways: [name: string, way: Way, factor: 'passkey' | 'authenticator' | 'none', strict: string, otherwise: string][] = [
  ['the password, with a passkey', byPassword, 'passkey', 'refused: passkey', 'inside'],
  ['the link of a forgotten password, with a passkey', byLink('reset'), 'passkey', 'refused: passkey', 'inside'],
  ['an invitation, with a passkey', byLink('invitation'), 'passkey', 'refused: passkey', 'inside'],
  ['the password in place, with a passkey', again(byPassword), 'passkey', 'refused: passkey', 'inside'],
  ['the passkey', byPasskey, 'passkey', 'inside', 'inside'],
  ['the passkey in place', again(byPasskey), 'passkey', 'inside', 'inside'],
  ['the password, with an authenticator', byPassword, 'authenticator', 'code', 'code'],
  ['the link of a forgotten password, with an authenticator', byLink('reset'), 'authenticator', 'code', 'code'],
  ['an invitation, with an authenticator', byLink('invitation'), 'authenticator', 'code', 'code'],
  ['the password in place, with an authenticator', again(byPassword), 'authenticator', 'code', 'code'],
  ['the password and a code', thenCode, 'authenticator', 'inside', 'inside'],
  ['the password and a recovery code', thenRecoveryCode, 'authenticator', 'inside', 'inside'],
  ['the password, with nothing else', byPassword, 'none', 'to the own account alone', 'inside'],
  ['the link of a forgotten password, with nothing else', byLink('reset'), 'none', 'to the own account alone', 'inside'],
  ['an invitation, with nothing else', byLink('invitation'), 'none', 'to the own account alone', 'inside'],
  // Printed at the start of a demo on one's own machine, and good on that machine alone.
  ['the link of the demo', byDemoLink, 'passkey', 'inside', 'inside'],
];

const people: [name: string, role: Role, isRequired: boolean, isStrict: boolean][] = [
  ['an owner', 'owner', false, true],
  ['a colleague, where everybody needs a second factor,', 'sales', true, true],
  ['a colleague, where owners alone need one,', 'editor', false, false],
];

const cases = people.flatMap(([who, role, isRequired, isStrict]) =>
  ways.map(([by, way, factor, strict, otherwise]) => ({ who, by, role, isRequired, way, factor, leads: isStrict ? strict : otherwise })),
);

test.each(cases)('$who who comes by $by is led: $leads', async ({ role, isRequired, way, factor, leads }) => {
  const api = await startApi(anyEngine);
  const boss = await signedInAs(api, await addAccount(api, { role: 'owner', email: 'boss@company.example' }));
  if (isRequired) await boss.send('PATCH', officePaths.company, { requiresSecondFactor: true }, { 'if-match': '"0"' });
  const account = await addAccount(api, { role, password: goodPassword, authenticator: factor === 'authenticator' });
  const device = softwareAuthenticator();
  if (factor === 'passkey') {
    const inside = await signedInAs(api, account);
    const { challenge } = (await inside.send('POST', officePaths.newPasskeyChallenge)).json();
    expect((await inside.send('POST', officePaths.passkeys, { name: 'Key', response: device.register(challenge) })).statusCode).toBe(201);
  }

  expect(outcome(await way({ api, account, device }, officeBrowser(api)))).toBe(leads);
});

test('whoever is inside by a password alone signs in again when everybody needs a second factor', async () => {
  const api = await startApi(anyEngine);
  const owner = await signedInAs(api, await addAccount(api, { role: 'owner' }));
  const account = await addAccount(api, { password: goodPassword });
  const [browser, device] = [officeBrowser(api), softwareAuthenticator()];
  const enter = async () => outcome(await byPassword({ account } as Person, browser));
  const inside = await signedInAs(api, account);
  const { challenge } = (await inside.send('POST', officePaths.newPasskeyChallenge)).json();
  await inside.send('POST', officePaths.passkeys, { name: 'Key', response: device.register(challenge) });
  expect([await enter(), (await browser.send('GET', officePaths.today)).statusCode]).toEqual(['inside', 200]);

  await owner.send('PATCH', officePaths.company, { requiresSecondFactor: true }, { 'if-match': '"0"' });

  expect((await browser.send('GET', officePaths.today)).statusCode).toBe(401);
  expect(await enter()).toBe('refused: passkey');
  expect(outcome(await byPasskey({ device } as Person, browser))).toBe('inside');
  expect((await owner.send('GET', officePaths.today)).statusCode).toBe(200);
});
