import { expect, test } from 'vitest';
import { findLink } from '#api/accounts/links';
import { softwareAuthenticator } from '#api/office/testing/authenticator';
import { addAccount, goodPassword, officeBrowser, signedInAs } from '#api/office/testing/office-client';
import { anyEngine } from '#api/testing/engines';
import { startApi } from '#api/testing/test-api';
import { officePaths, officeUrl } from '#contract/office/paths';
import { rolesText } from '#contract/office/permissions';
import { privacyCommand } from '../privacy/privacy-command.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { officeCommand } from './office-command.ts';

const office = (api: Awaited<ReturnType<typeof startApi>>, ...argv: string[]) => runInProcess(officeCommand, argv, { data: api });
const invitation = ['invite', '--email', 'first@company.example', '--name', 'First Owner', '--role', 'owner'];
const tokenIn = (text: string) => /\/office\/link#([\w-]{43})\n/.exec(text)?.[1] ?? '';

test('the first owner comes in by the printed link, and a second invitation ends the first', async () => {
  const api = await startApi(anyEngine);

  const [first, second] = [await office(api, ...invitation), await office(api, ...invitation)];

  expect([first.code, second.code]).toEqual([0, 0]);
  expect(await findLink(api.store, tokenIn(first.stdout), new Date())).toBeUndefined();
  const browser = officeBrowser(api);
  const response = await browser.send('POST', officeUrl('link', { token: tokenIn(second.stdout) }), { password: goodPassword });
  expect(response.json()).toMatchObject({ state: 'signed-in', me: { roles: ['owner'], mustAddFactor: true } });
  expect((await office(api, ...invitation)).stderr).toContain('has an account already');
  expect((await office(api, 'list')).stdout).toMatch(/^First Owner {2}first@company\.example {2}owner {2}active {2}\d{4}-/);
});

test('a second invitation does not change role or name, and says so', async () => {
  const api = await startApi(anyEngine);
  await office(api, ...invitation);

  const otherRole = await office(api, 'invite', '--email', 'first@company.example', '--name', 'First Owner', '--role', 'sales');
  const otherName = await office(api, 'invite', '--email', 'first@company.example', '--name', 'Second', '--role', 'owner');

  expect(otherRole).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('first@company.example was invited as owner.') });
  expect(otherName).toMatchObject({ code: 0, stdout: expect.stringMatching(/^First Owner \(owner\) can sign in/) });
});

test('somebody who does two things is invited for both', async () => {
  const api = await startApi(anyEngine);

  const run = await office(api, 'invite', '--email', 'lina@company.example', '--name', 'Lina', '--role', 'hiring, sales');

  expect(run).toMatchObject({ code: 0, stdout: expect.stringContaining('Lina (sales,hiring)') });
  expect((await office(api, 'list')).stdout).toContain('sales,hiring');
});

test('somebody who is locked out comes in again by the Office alone, and the command says so', async () => {
  const api = await startApi(anyEngine);
  await addAccount(api, { role: 'owner' });
  const person = await addAccount(api);
  await office(api, 'deactivate', person.email);

  const invited = await office(api, 'invite', '--email', person.email, '--name', person.name, '--role', rolesText(person.roles));
  const reset = await office(api, 'reset', person.email);

  for (const run of [invited, reset])
    expect(run).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('An owner lets them in again in the Office') });
});

test('whoever has lost every way in starts again without the old passkeys and codes', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { role: 'owner', password: 'the one before this' });
  const old = await signedInAs(api, account);
  const token = tokenIn((await office(api, 'reset', account.email)).stdout);
  const browser = officeBrowser(api);
  const { challenge } = (await browser.send('POST', officeUrl('linkPasskeyChallenge', { token }))).json();

  const response = await browser.send('POST', officeUrl('link', { token }), {
    passkey: softwareAuthenticator().register(challenge),
    passkeyName: 'New phone',
  });

  expect(response.json()).toMatchObject({ state: 'signed-in', me: { hasAuthenticator: false } });
  expect((await old.send('GET', officePaths.account)).statusCode).toBe(401);
});

test('somebody is locked out at once, but never the last owner', async () => {
  const api = await startApi(anyEngine);
  const owner = await addAccount(api, { role: 'owner' });
  const person = await addAccount(api);
  const browser = await signedInAs(api, person);

  expect((await office(api, 'deactivate', person.email)).code).toBe(0);
  expect((await browser.send('GET', officePaths.account)).statusCode).toBe(401);
  expect(await office(api, 'deactivate', owner.email)).toMatchObject({ code: 1, stderr: expect.stringContaining('last owner') });
});

test.each([
  [[], 'The action is missing.'],
  [['invite', '--email', 'x', '--name', 'N', '--role', 'owner'], '--email <email>'],
  [['invite', '--email', 'x@y.example', '--role', 'owner'], '--name <name>'],
  [['invite', '--email', 'x@y.example', '--name', 'N', '--role', 'king'], '--role'],
  [['reset'], 'reset takes one e-mail address.'],
  [['list', 'more'], 'Unexpected argument "more".'],
])('the arguments %j are refused with the usage', async (argv, problem) => {
  const run = await runInProcess(officeCommand, argv);

  expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(problem)]);
});

test('the data of a colleague are exported and erased, and what was done stays without the name', async () => {
  const api = await startApi(anyEngine);
  await addAccount(api, { role: 'owner' });
  const person = await addAccount(api, { name: 'Dana Karim', email: 'dana@company.example', password: goodPassword });
  await officeBrowser(api).send('POST', officePaths.session, { email: person.email, password: goodPassword });
  const privacy = (...argv: string[]) => runInProcess(privacyCommand, argv, { data: api });

  const exported = await privacy('export', '--email', 'DANA@company.example');
  expect(JSON.parse(exported.stdout).account).toMatchObject({ name: 'Dana Karim', events: [{ kind: 'account.signed-in' }] });
  expect(exported.stdout).not.toContain('argon2');
  const erased = await privacy('erase', '--email', 'dana@company.example', '--yes');
  expect(erased.stdout).toContain('accounts of the Office: 1');

  const stored = JSON.stringify([await api.store.accounts.list(), await api.store.events.list({ limit: 100 })]);
  expect(stored).not.toMatch(/Dana|dana@/);
  expect(stored).toContain('account.signed-in');
  expect(await privacy('erase', '--email', 'owner@company.example', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('only owner'),
  });
});
