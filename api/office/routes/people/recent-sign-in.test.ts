import { expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { Account } from '../../../store/accounts/accounts.ts';
import { anyEngine } from '../../../testing/engines.ts';
import { startApi } from '../../../testing/test-api.ts';
import { addAccount, eventKindsOf, signedInAs } from '../../testing/office-client.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
interface People {
  owner: Account;
  sales: Account;
  invitedOwner: Account;
}
type Call = (people: People) => [method: Method, url: string, body?: unknown];

const person = { name: 'Nour', email: 'nour@company.example', locale: 'ar' };
const email = 'salma@visitor.example';
const webhook = { url: 'https://hooks.example/', description: '', format: 'standard', eventNames: ['quote.created'], isOn: true };

const careful: [name: string, call: Call][] = [
  ['inviting an owner', () => ['POST', officePaths.people, { ...person, roles: ['owner'] }]],
  ['inviting an owner again', ({ invitedOwner }) => ['POST', officeUrl('personInvitation', { id: invitedOwner.id })]],
  ['making somebody an owner', ({ sales }) => ['PATCH', officeUrl('person', { id: sales.id }), { roles: ['owner'] }]],
  ['making an owner something else', ({ owner }) => ['PATCH', officeUrl('person', { id: owner.id }), { roles: ['sales'] }]],
  ['locking an owner out', ({ owner }) => ['PATCH', officeUrl('person', { id: owner.id }), { status: 'deactivated' }]],
  ['resetting how somebody signs in', ({ sales }) => ['POST', officeUrl('personReset', { id: sales.id })]],
  ['exporting what is stored about somebody', () => ['POST', officePaths.privacyExport, { email }]],
  ['erasing somebody', () => ['POST', officePaths.privacyErase, { email, confirmation: email }]],
  ['erasing an application', () => ['POST', officeUrl('applicationErasure', { id: 'none' }), { confirmation: 'none' }]],
  ['exporting the history', () => ['GET', officePaths.historyCsv]],
  ['exporting part of the history', () => ['GET', `${officePaths.historyCsv}?search=quote`]],
  ['exporting the requests', () => ['GET', officePaths.quotesCsv]],
  ['asking nobody for a second factor', () => ['PATCH', officePaths.company, { requiresSecondFactor: false }]],
  ['asking for it as configured', () => ['PATCH', officePaths.company, { reset: ['requiresSecondFactor'] }]],
  ['letting company accounts in', () => ['PATCH', officePaths.company, { allowsProviders: true }]],
  ['asking everybody for them', () => ['PATCH', officePaths.company, { requiresProviders: true }]],
  ['asking for it among other things', () => ['PATCH', officePaths.company, { aimHours: 5, requiresSecondFactor: true }]],
  ['making a token for another system', () => ['POST', officePaths.tokens, { name: 'Wall', scopes: ['figures.read'], days: 30 }]],
  ['adding a webhook', () => ['POST', officePaths.webhooks, webhook]],
  ['renewing the secret of a webhook', () => ['POST', officeUrl('webhookSecret', { id: 'none' })]],
];
const ordinary: [name: string, call: Call][] = [
  ['inviting a colleague', () => ['POST', officePaths.people, { ...person, roles: ['sales'] }]],
  ['changing the role of a colleague', ({ sales }) => ['PATCH', officeUrl('person', { id: sales.id }), { roles: ['editor'] }]],
  ['locking a colleague out', ({ sales }) => ['PATCH', officeUrl('person', { id: sales.id }), { status: 'deactivated' }]],
  ['signing somebody out', ({ sales }) => ['DELETE', officeUrl('personSessions', { id: sales.id })]],
  ['reading the history', () => ['GET', officePaths.history]],
  ['changing another setting', () => ['PATCH', officePaths.company, { aimHours: 5 }]],
];

async function start(hours: number) {
  const api = await startApi(anyEngine);
  const [me, owner, invited, sales] = [
    await addAccount(api, { role: 'owner' }),
    await addAccount(api, { role: 'owner', email: 'second@company.example' }),
    await addAccount(api, { role: 'owner', email: 'third@company.example' }),
    await addAccount(api),
  ];
  const invitedOwner = (await api.store.accounts.change(invited.id, { status: 'invited' }, new Date())) ?? invited;
  const people = { owner, sales, invitedOwner };
  const browser = await signedInAs(api, me, new Date(Date.now() - hours * 3_600_000));
  const ask = async (call: Call) => {
    const [method, url, body] = call(people);
    const version = method === 'PATCH' ? (url === officePaths.company ? 0 : 2) : undefined;
    return browser.send(method, url, body, version === undefined ? {} : { 'if-match': `"${version}"` });
  };
  return { api, ask };
}

test.each(careful)('%s needs a sign-in of the last hour', async (_, call) => {
  const [late, soon] = [await start(1.1), await start(0.9)];

  const refused = await late.ask(call);

  expect([refused.statusCode, refused.json()]).toEqual([401, { message: messages['office.signInAgain'], key: 'office.signInAgain' }]);
  expect([await eventKindsOf(late.api), await late.api.store.outbox.list()]).toEqual([[], []]);
  expect(await late.ask(() => ['GET', officePaths.account])).toMatchObject({ statusCode: 200 });
  expect((await soon.ask(call)).statusCode).not.toBe(401);
});

test.each(ordinary)('%s needs no new sign-in', async (_, call) => {
  const { ask } = await start(11);

  expect((await ask(call)).statusCode).toBeLessThan(300);
});
