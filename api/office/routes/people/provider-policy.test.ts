import { expect, test } from 'vitest';
import { officePaths, officeUrl } from '#contract/office/paths';
import { anyEngine } from '../../../testing/engines.ts';
import { startApi } from '../../../testing/test-api.ts';
import { addAccount, goodPassword, linkFor, officeBrowser, signedInAs } from '../../testing/office-client.ts';
import { choosePolicy } from '../../testing/provider-client.ts';
import { officeWithProvider } from '../../testing/provider-office.ts';

const email = 'sales@company.example';
const verified = { email, email_verified: true };

test('where only company accounts count, whoever is no owner has no other way in, and owners have', async () => {
  const { api, provider, signIn } = await officeWithProvider();
  await addAccount(api, { email, password: goodPassword });
  const owner = await addAccount(api, { role: 'owner', email: 'owner@company.example', password: goodPassword });
  await choosePolicy(api, { allowsProviders: true, requiresProviders: true });
  provider.people.set('lina', verified);
  const attempt = (of: string) => officeBrowser(api).send('POST', officePaths.session, { email: of, password: goodPassword });

  expect([(await attempt(email)).statusCode, (await attempt(email)).json().key]).toEqual([403, 'office.companyAccountOnly']);
  expect((await attempt(owner.email)).json()).toEqual({ state: 'code' });
  await officeBrowser(api).send('POST', officePaths.forgotten, { email });
  expect(await api.store.outbox.list()).toEqual([]);
  expect((await signIn('lina')).to).toBe('/office');
});

test('an invitation opens nothing but the provider where only company accounts count', async () => {
  const { api } = await officeWithProvider();
  const account = await addAccount(api, { email });
  await api.store.accounts.change(account.id, { status: 'invited' }, new Date());
  await choosePolicy(api, { allowsProviders: true, requiresProviders: true });
  const token = await linkFor(api, account, 'invitation');

  const answer = await officeBrowser(api).send('POST', officeUrl('link', { token }), { password: goodPassword });

  expect([answer.statusCode, answer.json().key]).toEqual([403, 'office.companyAccountOnly']);
  expect(await api.store.accounts.find(account.id)).toMatchObject({ status: 'invited', passwordHash: null });
});

test('owners who require company accounts end the other sessions, but those of owners', async () => {
  const { api } = await officeWithProvider();
  const [sales, owner] = [await addAccount(api, { email }), await addAccount(api, { role: 'owner' })];
  const [ofSales, ofOwner] = [await signedInAs(api, sales), await signedInAs(api, owner)];
  const { version } = (await ofOwner.send('GET', officePaths.company)).json();

  const changed = await ofOwner.send('PATCH', officePaths.company, { requiresProviders: true }, { 'if-match': `"${version}"` });

  expect(changed.statusCode).toBe(200);
  expect((await ofSales.send('GET', officePaths.session)).statusCode).toBe(401);
  expect((await ofOwner.send('GET', officePaths.session)).statusCode).toBe(200);
});

test('without a provider in the settings nothing of it applies', async () => {
  const { api } = await officeWithProvider();
  const without = await startApi(anyEngine);
  await choosePolicy(without, { allowsProviders: true, requiresProviders: true });
  await addAccount(without, { email, password: goodPassword });

  expect((await officeBrowser(without).send('GET', officePaths.signInProviders)).json()).toEqual({
    providers: [],
    policy: 'off',
    left: null,
  });
  expect((await officeBrowser(without).send('POST', officePaths.session, { email, password: goodPassword })).statusCode).toBe(200);
  expect((await officeBrowser(without).send('POST', officeUrl('providerSignIn', { provider: 'company' }), { path: '/' })).statusCode).toBe(
    404,
  );
  expect((await officeBrowser(api).send('GET', officePaths.signInProviders)).json()).toMatchObject({ policy: 'allowed' });
});
