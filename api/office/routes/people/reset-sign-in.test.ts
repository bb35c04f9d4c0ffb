import { expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { officePaths, officeUrl } from '#contract/office/paths';
import { anyEngine } from '../../../testing/engines.ts';
import { startApi } from '../../../testing/test-api.ts';
import { addAccount, codeOf, eventKindsOf, goodPassword, officeBrowser, signedInAs } from '../../testing/office-client.ts';

const tokenIn = (text = '') => /#([\w-]{43})/.exec(text)?.[1] ?? '';

test('an owner lets a colleague begin anew who has lost everything: both are signed out and told, and the link leads in once', async () => {
  const api = await startApi(anyEngine);
  const owner = await addAccount(api, { role: 'owner', name: 'Dana Karim' });
  const person = await addAccount(api, { role: 'owner', name: 'Nour Haddad', email: 'nour@company.example', password: goodPassword });
  const key = { name: 'Key', publicKey: 'AA', counter: 0, transports: [], createdAt: new Date().toISOString() };
  await api.store.passkeys.add({ ...key, id: 'key', accountId: person.id });
  const [first, second, theirs] = [await signedInAs(api, owner), await signedInAs(api, owner), await signedInAs(api, person)];
  const { codes } = (await theirs.send('POST', officePaths.recoveryCodes)).json();
  await api.store.outbox.markSent((await api.store.outbox.list())[0]?._id ?? '', new Date());

  expect((await first.send('POST', officeUrl('personReset', { id: person.id }))).statusCode).toBe(204);

  for (const browser of [first, second, theirs]) expect((await browser.send('GET', officePaths.account)).statusCode).toBe(401);
  const mails = (await api.store.outbox.list()).filter(({ body }) => body !== '');
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual(
    expect.arrayContaining([
      [person.email, expect.stringContaining('sign-in again')],
      [owner.email, 'You have reset how Nour Haddad signs in'],
    ]),
  );
  const enter = (body: object, path: string = officePaths.session) => officeBrowser(api).send('POST', path, body);
  expect((await enter({ email: person.email, password: goodPassword })).statusCode).toBe(401);
  expect(await api.store.accounts.recoveryCodes(person.id)).toEqual([]);
  expect([codes.length, codeOf(person)]).toEqual([10, expect.stringMatching(/^\d{6}$/)]);
  expect(await api.store.passkeys.ofAccount(person.id)).toEqual([]);

  const url = officeUrl('link', { token: tokenIn(mails.find(({ recipient }) => recipient === person.email)?.body) });
  const anew = await enter({ password: 'another 9 lanterns over it' }, url);
  expect(anew.json()).toMatchObject({ state: 'signed-in', me: { hasPassword: true, hasAuthenticator: false, mustAddFactor: true } });
  expect((await enter({ password: goodPassword }, url)).statusCode).toBe(404);
  expect(await eventKindsOf(api)).toContain('person.reset');
});

test('nobody resets themselves, somebody who has not joined or is locked out; and only owners reset anybody', async () => {
  const api = await startApi(anyEngine);
  const owner = await addAccount(api, { role: 'owner' });
  const invited = await addAccount(api, { email: 'invited@company.example' });
  const out = await addAccount(api, { email: 'out@company.example' });
  await api.store.accounts.change(invited.id, { status: 'invited' }, new Date());
  await api.store.accounts.change(out.id, { status: 'deactivated' }, new Date());
  const browser = await signedInAs(api, owner);
  const reset = async (id: string) => {
    const { statusCode, body } = await browser.send('POST', officeUrl('personReset', { id }));
    return [statusCode, JSON.parse(body).message];
  };

  for (const { id } of [owner, invited, out]) expect(await reset(id)).toEqual([409, messages['office.impossibleChange']]);
  expect(await reset('nobody')).toEqual([404, messages['http.notFound']]);
  const sales = await signedInAs(api, await addAccount(api));
  expect((await sales.send('POST', officeUrl('personReset', { id: owner.id }))).statusCode).toBe(403);
  expect((await browser.send('GET', officePaths.account)).statusCode).toBe(200);
  expect(await eventKindsOf(api)).toEqual([]);
});
