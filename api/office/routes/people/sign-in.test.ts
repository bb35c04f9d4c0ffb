import { expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { officePaths } from '#contract/office/paths';
import { hashToken } from '../../../accounts/tokens.ts';
import { anyEngine } from '../../../testing/engines.ts';
import { startApi } from '../../../testing/test-api.ts';
import { addAccount, codeOf, eventKindsOf, goodPassword, officeBrowser, signedInAs } from '../../testing/office-client.ts';

const minutes = (count: number) => count * 60_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const hours = (count: number) => minutes(60 * count);

test('the right password leads inside, with a cookie that scripts and other sites cannot reach', async () => {
  const api = await startApi(anyEngine);
  await addAccount(api, { email: 'Dana@Company.example', password: goodPassword });
  const browser = officeBrowser(api);

  const response = await browser.send('POST', officePaths.session, { email: 'dana@company.EXAMPLE', password: goodPassword });

  expect([response.statusCode, response.json().state, response.json().me.email]).toEqual([200, 'signed-in', 'Dana@Company.example']);
  expect(response.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-office=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/),
    expect.stringMatching(/^__Host-office-device=[\w.-]{110}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/),
  ]);
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
    return String([response.headers['set-cookie']].flat()[0]);
  };

  expect(await cookieOn('localhost:3000')).toMatch(/^office=[\w-]{43}; .*SameSite=Lax$/);
  expect(await cookieOn('company.example')).toMatch(/^__Host-office=.*; Secure$/);
});

test('the database holds no token, no password and no code', async () => {
  const api = await startApi(anyEngine);
  const account = await addAccount(api, { role: 'owner', password: goodPassword });
  const browser = await signedInAs(api, account);
  const token = browser.cookie()?.split('=')[1] ?? '';

  expect(account.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
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

test('an owner without passkey and authenticator reaches the own account alone', async () => {
  const api = await startApi(anyEngine);
  const browser = await signedInAs(api, await addAccount(api, { role: 'owner', authenticator: false }));

  expect((await browser.send('GET', officePaths.account)).json().mustAddFactor).toBe(true);
  expect((await browser.send('GET', officePaths.people)).json().message).toBe(messages['office.factorMissing']);
});

test('whoever has still to add a second factor sees nothing of the work; everybody has to where the owners say so', async () => {
  const api = await startApi(anyEngine);
  const editor = await addAccount(api, { role: 'editor' });
  const [owner, browser] = [await signedInAs(api, await addAccount(api, { role: 'owner' })), await signedInAs(api, editor)];
  const answers = async () => {
    const paths = [officePaths.today, `${officePaths.find}?search=web`, officePaths.attention, officePaths.offices, officePaths.colleagues];
    return Promise.all(paths.map(async (path) => (await browser.send('GET', path)).statusCode));
  };
  expect(await answers()).toEqual([200, 200, 200, 200, 200]);

  await owner.send('PATCH', officePaths.company, { requiresSecondFactor: true }, { 'if-match': '"0"' });

  expect(await answers()).toEqual([403, 403, 403, 403, 403]);
  expect((await browser.send('GET', officePaths.account)).json().mustAddFactor).toBe(true);
  expect((await browser.send('GET', officePaths.counts)).json()).toEqual({ undelivered: 0 });
  const { secret } = (await browser.send('POST', officePaths.authenticator)).json();
  const added = await browser.send('PUT', officePaths.authenticator, { secret, code: codeOf({ ...editor, authenticatorSecret: secret }) });
  expect(added.statusCode).toBe(200);
  expect(await answers()).toEqual([200, 200, 200, 200, 200]);
  expect((await browser.send('DELETE', officePaths.authenticator)).json().message).toBe(messages['office.lastFactor']);
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
