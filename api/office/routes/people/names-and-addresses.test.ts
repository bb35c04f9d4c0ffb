import { describe, expect, test } from 'vitest';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { Person } from '#contract/office/people/people';
import { engines } from '../../../testing/engines.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { officeBrowser } from '../../testing/office-client.ts';

const personOf = async (owner: TestColleague, id: string): Promise<Person | undefined> =>
  ((await owner.get(officePaths.people)).json() as Person[]).find((person) => person.id === id);

const change = async (owner: TestColleague, id: string, changes: object) =>
  owner.send('PATCH', officeUrl('person', { id }), changes, ifMatch((await personOf(owner, id))?.version ?? 0));

const mailsTo = async ({ store }: TestApi, address: string) => (await store.outbox.list()).filter(({ recipient }) => recipient === address);

const tokenIn = (body = '') => /office\/link#([\w-]+)/.exec(body)?.[1] ?? '';

describe.each(engines)('an owner, on $name', (engine) => {
  test('renames a colleague, who stays signed in, and takes it back', async () => {
    const api = await startApi(engine);
    const [omar, rami] = [await signIn(api, 'owner', 'Omar'), await signIn(api, 'sales', 'Rami')];

    const renamed = await change(omar, rami.id, { name: 'Rami Haddad' });
    expect(renamed.json()).toMatchObject({ name: 'Rami Haddad' });
    expect((await rami.get(officePaths.account)).json()).toMatchObject({ name: 'Rami Haddad' });
    const [event] = await api.store.events.about(rami.id);
    expect(event).toMatchObject({ kind: 'person.name', before: 'Rami', after: 'Rami Haddad', actor: { id: omar.id } });

    await omar.undo(renamed.json().events);
    expect(await personOf(omar, rami.id)).toMatchObject({ name: 'Rami' });
  });

  test('gives a colleague another address, which counts once it is confirmed there: then their sign-ins are over, and the old one is told', async () => {
    const api = await startApi(engine);
    const [omar, rami] = [await signIn(api, 'owner', 'Omar'), await signIn(api, 'sales', 'Rami')];
    const [old, next] = ['Rami@company.example', 'rami.haddad@company.example'];

    expect((await change(omar, rami.id, { email: next })).statusCode).toBe(200);
    expect(await personOf(omar, rami.id)).toMatchObject({ email: old, newEmail: next });
    expect((await rami.get(officePaths.account)).statusCode).toBe(200);
    expect(await mailsTo(api, old)).toHaveLength(1);
    const [asked] = await mailsTo(api, next);
    const token = tokenIn(asked?.body);

    const visitor = officeBrowser(api);
    expect((await visitor.send('GET', officeUrl('link', { token }))).json()).toMatchObject({ kind: 'email', email: next });
    const confirmed = await visitor.send('POST', officeUrl('link', { token }), {});
    expect(confirmed.json()).toEqual({ state: 'confirmed' });
    expect(confirmed.headers['set-cookie']).toBeUndefined();

    expect(await personOf(omar, rami.id)).toMatchObject({ email: next, newEmail: null });
    expect((await rami.get(officePaths.account)).statusCode).toBe(401);
    expect(await mailsTo(api, old)).toHaveLength(2);
    expect((await visitor.send('POST', officeUrl('link', { token }), {})).statusCode).toBe(404);
    const kinds = (await api.store.events.about(rami.id)).map(({ kind, before, after }) => [kind, before, after]);
    expect(kinds).toContainEqual(['person.email', old, next]);
  });

  test('sends whoever was invited a new invitation to the new address, and the one before opens nothing', async () => {
    const api = await startApi(engine);
    const omar = await signIn(api, 'owner', 'Omar');
    const invited = await omar.send('POST', officePaths.people, {
      name: 'Dana',
      email: 'dna@company.example',
      roles: ['sales'],
      locale: 'en',
    });
    const [first] = await mailsTo(api, 'dna@company.example');

    const changed = await change(omar, invited.json().id, { email: 'dana@company.example' });

    expect(changed.json()).toMatchObject({ email: 'dana@company.example', status: 'invited', newEmail: null });
    const [second] = await mailsTo(api, 'dana@company.example');
    const visitor = officeBrowser(api);
    expect((await visitor.send('GET', officeUrl('link', { token: tokenIn(first?.body) }))).statusCode).toBe(404);
    expect((await visitor.send('GET', officeUrl('link', { token: tokenIn(second?.body) }))).json()).toMatchObject({ kind: 'invitation' });
  });

  test('cannot give an address that somebody has, nor any to who has left', async () => {
    const api = await startApi(engine);
    const [omar, rami, gone] = [await signIn(api, 'owner', 'Omar'), await signIn(api, 'sales', 'Rami'), await signIn(api, 'sales', 'Gone')];
    await change(omar, gone.id, { status: 'deactivated' });

    const taken = await change(omar, rami.id, { email: 'OMAR@company.example' });
    expect([taken.statusCode, taken.json().errors]).toEqual([409, { email: expect.any(String) }]);
    expect((await change(omar, gone.id, { email: 'else@company.example' })).statusCode).toBe(409);
    expect(await mailsTo(api, 'else@company.example')).toEqual([]);
  });
});
