import { expect, test, vi } from 'vitest';
import { messages } from '#content/en/messages';
import { officePaths } from '#contract/office/paths';
import { anyEngine } from '../../../testing/engines.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { addAccount, codeOf, goodPassword, linkFor, type OfficeBrowser, officeBrowser, signedInAs } from '../../testing/office-client.ts';

const email = 'dana@company.example';

/** An address of one of many machines, or of a person at home. */
const stranger = (number: number) => `198.51.${100 + Math.floor(number / 250)}.${number % 250}`;
const home = '192.0.2.1';

// Thirty passwords are hashed in most of them.
vi.setConfig({ testTimeout: 60_000 });

const trying =
  (api: TestApi, { password = 'a wrong one', as = email } = {}) =>
  async (address: string, browser: OfficeBrowser = officeBrowser(api)) =>
    (await browser.send('POST', officePaths.session, { email: as, password }, { 'x-forwarded-for': address })).statusCode;

/** Wrong passwords from as many addresses as tries, at the same time; the answers. */
const guessFromEverywhere = (api: TestApi, tries = 33): Promise<number[]> =>
  Promise.all(Array.from({ length: tries }, (_, number) => trying(api)(stranger(number))));

test('five wrong tries from one address slow that address down, whether there is such an account or not, and the person comes in from another', async () => {
  const api = await startApi(anyEngine, { rateLimits: true });
  await addAccount(api, { email, password: goodPassword });
  const enter = trying(api, { password: goodPassword });

  for (const [number, as] of [email, 'nobody@company.example'].entries()) {
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push(await trying(api, { as })(stranger(number)));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  }
  expect([await enter(stranger(0)), await enter(home)]).toEqual([429, 200]);
});

test('guessing by many machines stays slow, and the answer says for how long', async () => {
  const api = await startApi(anyEngine, { rateLimits: true });
  await addAccount(api, { email, password: goodPassword });

  const statuses = await guessFromEverywhere(api);

  expect([401, 429].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([30, 3]);
  const body = { email, password: goodPassword };
  const refused = await officeBrowser(api).send('POST', officePaths.session, body, { 'x-forwarded-for': stranger(300) });
  expect([refused.statusCode, refused.json().message]).toEqual([429, messages['http.tooManyRequests']]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
});

test('while many machines guess, the person comes in on a known device, from a known address, and by a link', async () => {
  const api = await startApi(anyEngine, { rateLimits: true });
  const account = await addAccount(api, { email, password: goodPassword });
  const enter = trying(api, { password: goodPassword });
  const laptop = officeBrowser(api);
  expect(await enter(home, laptop)).toBe(200);
  await guessFromEverywhere(api);

  expect(await enter(stranger(300))).toBe(429);
  // The laptop elsewhere, even where somebody has just failed five times; another browser at home.
  expect([await enter(stranger(301), laptop), await enter(home)]).toEqual([200, 200]);
  for (let number = 0; number < 6; number += 1) await trying(api)('192.0.2.99');
  expect([await enter('192.0.2.99'), await enter('192.0.2.99', laptop)]).toEqual([429, 200]);
  const url = officePaths.link.replace(':token', await linkFor(api, account, 'reset'));
  const byLink = officeBrowser(api);
  expect((await byLink.send('POST', url, { password: goodPassword })).statusCode).toBe(200);
  expect(await enter(stranger(302), byLink)).toBe(200);
});

test('a known device has five tries like any other, and is known for its own person alone', async () => {
  const api = await startApi(anyEngine, { rateLimits: true });
  await addAccount(api, { email, password: goodPassword });
  await addAccount(api, { email: 'other@company.example', password: goodPassword });
  const [enter, guess] = [trying(api, { password: goodPassword }), trying(api)];
  const [own, others] = [officeBrowser(api), officeBrowser(api)];
  await enter(home, own);
  await trying(api, { password: goodPassword, as: 'other@company.example' })('192.0.2.2', others);

  const statuses = [];
  for (let number = 0; number < 6; number += 1) statuses.push(await guess(stranger(number), own));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  await guessFromEverywhere(api);
  expect(await enter(stranger(300), others)).toBe(429);
  const forged = officeBrowser(api, `__Host-office-device=${'a'.repeat(22)}.${'b'.repeat(43)}.${'c'.repeat(43)}`);
  expect(await enter(stranger(301), forged)).toBe(429);
});

test('whoever has the password guesses ten codes an hour, from however many addresses', async () => {
  const api = await startApi(anyEngine, { rateLimits: true });
  const account = await addAccount(api, { email, role: 'owner', password: goodPassword });
  const enter = async (address: string, code: string, browser = officeBrowser(api)) => {
    await trying(api, { password: goodPassword })(address, browser);
    return (await browser.send('POST', officePaths.secondFactor, { code }, { 'x-forwarded-for': address })).statusCode;
  };
  const laptop = officeBrowser(api);
  expect(await enter(home, codeOf(account), laptop)).toBe(200);

  const statuses = [];
  for (let number = 0; number < 12; number += 1) statuses.push(await enter(stranger(number), '000000'));

  expect(statuses.filter((status) => status === 401).length).toBe(10);
  expect(await enter(stranger(300), codeOf(account, new Date(Date.now() + 30_000)), laptop)).toBe(200);
});

test('a stranger cannot end the link by which somebody who has lost everything comes in', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { email, role: 'owner', password: goodPassword });
  const token = await linkFor(api, account, 'reset', new Date(), true);

  await officeBrowser(api).send('POST', officePaths.forgotten, { email });

  expect((await officeBrowser(api).send('GET', officePaths.link.replace(':token', token))).statusCode).toBe(200);
  expect(await api.store.outbox.list()).toEqual([]);
});

test('challenges of passkeys that a stranger uses up at the same address are not those of a known device', async () => {
  const api = await startApi(anyEngine, { rateLimits: true });
  const account = await addAccount(api, { email, password: goodPassword });
  const laptop = officeBrowser(api);
  await trying(api, { password: goodPassword })(home, laptop);
  const ask = async (browser: OfficeBrowser) =>
    (await browser.send('POST', officePaths.passkeyChallenge, undefined, { 'x-forwarded-for': home })).statusCode;
  const nobody = officeBrowser(api);
  for (let number = 0; number < 60; number += 1) await ask(nobody);

  expect([await ask(nobody), await ask(laptop)]).toEqual([429, 200]);
  expect((await (await signedInAs(api, account)).send('GET', officePaths.account)).statusCode).toBe(200);
});
