import { describe, expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { type Token, type TokenScope, type TokenWithSecret, tokenScopeNames } from '#contract/office/connections/tokens';
import { officePaths, officeUrl } from '#contract/office/paths';
import { addToken } from '../../../services/office/connections/access-tokens.ts';
import { anyEngine, engines } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/office-colleague.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { csv } from '../../testing/content-files.ts';
import { addAccount, signedInAs } from '../../testing/office-client.ts';

const dayMs = 24 * 60 * 60 * 1000;

const tokenOf = async ({ store }: Pick<TestApi, 'store'>, scopes: TokenScope[], now = new Date(), days = 30): Promise<string> =>
  (await store.transaction((repositories) => addToken({ repositories, actor: null, now }, { name: 'The CRM', scopes, days }))).token;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = ({ app }: Pick<TestApi, 'app'>, token: string, method: Method, url: string, payload?: Buffer, headers = {}) =>
  app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...(payload && { 'content-type': 'application/octet-stream' }), ...headers },
    ...(payload && { payload }),
  });

describe.each(engines)('tokens on $name', (engine) => {
  test('an owner makes one, sees it once, and revokes it; it opens what its scope says until then', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const made = await owner.send('POST', officeUrl('tokens'), { name: 'Wall', scopes: ['figures.read'], days: 30 });
    const { token, ...rest }: TokenWithSecret = made.json();
    expect([made.statusCode, token]).toEqual([201, expect.stringMatching(/^office_[\w-]{43}$/)]);
    expect((await owner.get(officeUrl('tokens'))).json()).toEqual([rest]);
    const figures = await call(api, token, 'GET', officeUrl('figures'));
    expect([figures.statusCode, Object.keys(figures.json())]).toEqual([200, expect.arrayContaining(['quotes', 'reviews', 'applications'])]);
    const [used]: Token[] = (await owner.get(officeUrl('tokens'))).json();
    expect(used?.lastUsedAt).not.toBeNull();

    expect((await owner.send('DELETE', officeUrl('token', { id: rest.id }))).statusCode).toBe(204);
    const refused = await call(api, token, 'GET', officeUrl('figures'));
    expect([refused.statusCode, refused.json(), refused.headers['www-authenticate']]).toEqual([
      401,
      { message: messages['token.invalid'], key: 'token.invalid' },
      'Bearer error="invalid_token"',
    ]);
    expect(JSON.stringify(await api.store.events.list({ limit: 10 }))).not.toContain(token.slice(0, 20));
  });

  test('one that has expired opens nothing, and neither does one that was made by a clock ahead', async () => {
    const api = await startApi(engine);
    const expired = await tokenOf(api, ['figures.read'], new Date(Date.now() - 31 * dayMs));
    const ahead = await tokenOf(api, ['figures.read'], new Date(Date.now() + dayMs));

    for (const token of [expired, ahead, `office_${'A'.repeat(43)}`])
      expect((await call(api, token, 'GET', officeUrl('figures'))).statusCode).toBe(401);
  });

  test('what a token imports is in the history under its name, once with an idempotency key', async () => {
    const api = await startApi(engine);
    const token = await tokenOf(api, ['jobs.write']);
    const file = Buffer.from(
      csv('title,location,summary,closingDate,publishedAt,responsibilities,qualifications', 'Cook,Amman,Cooks.,2999-12-31,now,Cook,Can'),
    );
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await call(api, token, 'POST', officeUrl('jobFile'), file, { 'idempotency-key': 'tonight' });
      expect([answer.statusCode, answer.json().isDone]).toEqual([200, true]);
    }

    const events = await api.store.events.list({ limit: 10, area: 'job' });
    expect(events.filter(({ kind }) => kind === 'job.published')).toHaveLength(1);
    expect(events.map(({ actor }) => actor?.name)).toEqual(events.map(() => 'The CRM'));
    expect((await call(api, token, 'GET', officeUrl('jobFile'))).statusCode).toBe(403);
    expect((await call(api, token, 'POST', officeUrl('clientFile'), file)).statusCode).toBe(403);
  });
});

test('every route of the Office but those of its scopes is closed to a token, also with the cookie of an owner', async () => {
  const api = await startApi(anyEngine);
  const token = await tokenOf(api, [...tokenScopeNames]);
  const browser = await signedInAs(api, await addAccount(api, { role: 'owner' }));
  const cookie = browser.cookie() ?? '';
  const opened: string[] = [];
  for (const { method, url, config } of api.routes) {
    if (!url.startsWith('/api/office/') || config?.permission === undefined) continue;
    for (const name of [method].flat()) {
      if (name === 'HEAD') continue;
      const answer = await call(api, token, name as Method, url.replaceAll(/:\w+/g, 'none'), undefined, { cookie });
      if (answer.statusCode !== 403) opened.push(`${name} ${url}`);
      else expect(answer.json()).toEqual({ message: messages['token.notAllowed'], key: 'token.notAllowed' });
    }
  }

  expect(new Set(opened)).toEqual(
    new Set([
      `GET ${officePaths.figures}`,
      ...[officePaths.clientFile, officePaths.officeFile, officePaths.jobFile].flatMap((url) => [`GET ${url}`, `POST ${url}`]),
    ]),
  );
});

test('each scope opens its own routes and no others', async () => {
  const api = await startApi(anyEngine);
  const file = Buffer.from('name\r\n');
  const tries: [TokenScope, Method, string][] = [
    ['figures.read', 'GET', officePaths.figures],
    ['content.read', 'GET', officePaths.clientFile],
    ['content.read', 'GET', officePaths.officeFile],
    ['content.write', 'POST', officePaths.clientFile],
    ['content.write', 'POST', officePaths.officeFile],
    ['jobs.read', 'GET', officePaths.jobFile],
    ['jobs.write', 'POST', officePaths.jobFile],
  ];
  for (const scope of tokenScopeNames) {
    const token = await tokenOf(api, [scope]);
    for (const [needed, method, url] of tries) {
      const { statusCode } = await call(api, token, method, url, method === 'POST' ? file : undefined);
      expect([scope, needed, statusCode === 403]).toEqual([scope, needed, scope !== needed]);
    }
  }
});

test('a token counts against its own limit, and other credentials are left to whoever they are for', async () => {
  const api = await startApi(anyEngine, { rateLimits: true });
  const token = await tokenOf(api, ['figures.read']);
  let last = await call(api, token, 'GET', officeUrl('figures'));
  for (let index = 0; index < 300 && last.statusCode === 200; index += 1) last = await call(api, token, 'GET', officeUrl('figures'));

  expect([last.statusCode, last.json().key]).toEqual([429, 'http.tooManyRequests']);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  const owner = await signIn(api, 'owner');
  expect((await owner.get(officeUrl('figures'))).statusCode).toBe(200);
  const proxied = await api.app.inject({ url: officeUrl('figures'), headers: { authorization: 'Basic abc' } });
  expect([proxied.statusCode, proxied.json().key]).toEqual([401, 'office.signInNeeded']);
});

test('a change without a token still needs a page of the Office, whatever the header says', async () => {
  const api = await startApi(anyEngine);

  const answer = await api.app.inject({ method: 'POST', url: officePaths.jobFile, headers: { authorization: 'Bearer something' } });
  expect([answer.statusCode, answer.json().key]).toEqual([403, 'http.forbiddenOrigin']);
});
