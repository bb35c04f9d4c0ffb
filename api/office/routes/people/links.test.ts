import { expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { officePaths, officeUrl } from '#contract/office/paths';
import { anyEngine } from '../../../testing/engines.ts';
import { startApi } from '../../../testing/test-api.ts';
import { softwareAuthenticator } from '../../testing/authenticator.ts';
import { addAccount, eventKindsOf, goodPassword, linkFor, officeBrowser, signedInAs } from '../../testing/office-client.ts';

const minutes = (count: number) => count * 60_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const hours = (count: number) => minutes(60 * count);

test('an invitation leads inside once, and no longer than three days', async () => {
  const api = await startApi(anyEngine);
  const owner = await signedInAs(api, await addAccount(api, { role: 'owner' }));
  const invitation = { name: 'Nour', email: 'nour@company.example', roles: ['sales'], locale: 'ar' };
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
    roles: ['sales'],
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
