import { expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { officeHeader, officePaths } from '#contract/office/paths';
import { isAllowed, type Permission, type Roles, roles } from '#contract/office/permissions';
import { anyEngine } from '../testing/engines.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';
import { addAccount, officeBrowser, signedInAs } from './testing/office-client.ts';

/** Lists each role alone, and one combination. */
const people: readonly Roles[] = [...roles.map((role) => [role]), ['sales', 'hiring']];

interface OfficeRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  permission: Permission | 'everyone';
}

const accountOf = (own: Roles) => ({ roles: own, email: `${own.join('-')}@company.example` });

/** The routes of the running app, with what each asks for. Those that refuse a wrong method ask for nothing. */
const routesOf = ({ routes }: TestApi): OfficeRoute[] =>
  routes
    .filter(({ url, config }) => url.startsWith('/api/office/') && config?.permission !== undefined)
    .flatMap(({ method, url, config }) =>
      [method].flat().map((name) => ({ method: name, url, permission: config?.permission }) as OfficeRoute),
    )
    .filter(({ method }) => String(method) !== 'HEAD');

test('every route refuses nobody with 401 and every role without its permission with 403, in the same words', async () => {
  const api = await startApi(anyEngine);
  const browsers = new Map(
    await Promise.all(people.map(async (own) => [own, await signedInAs(api, await addAccount(api, accountOf(own)))] as const)),
  );
  const routes = routesOf(api).filter(({ permission }) => permission !== 'everyone');
  const wrong: string[] = [];
  for (const { method, url, permission } of routes) {
    const path = url.replaceAll(/:\w+/g, 'none');
    const nobody = await officeBrowser(api).send(method, path);
    if (nobody.statusCode !== 401 || nobody.json().message !== messages['office.signInNeeded']) wrong.push(`nobody: ${method} ${url}`);
    for (const own of people) {
      if (permission !== 'everyone' && isAllowed(own, permission)) continue;
      const response = await browsers.get(own)?.send(method, path);
      const isRefused = response?.statusCode === 403 && response.json().message === messages['office.notAllowed'];
      if (!isRefused) wrong.push(`${own}: ${method} ${url}`);
    }
  }

  expect(routes.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test('every role reaches each route that it has the permission for', async () => {
  const api = await startApi(anyEngine);
  const wrong: string[] = [];
  for (const own of people) {
    const account = await addAccount(api, accountOf(own));
    for (const { method, url, permission } of routesOf(api)) {
      // A stream does not end by itself.
      if (permission === 'everyone' || !isAllowed(own, permission) || url === officePaths.changes) continue;
      const browser = await signedInAs(api, account);
      const response = await browser.send(
        method,
        url.replaceAll(/:\w+/g, 'none'),
        method === 'GET' || method === 'DELETE' ? undefined : {},
      );
      if ([401, 403, 500].includes(response.statusCode)) wrong.push(`${own}: ${method} ${url}: ${response.statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('only the way in is open to everyone', async () => {
  const api = await startApi(anyEngine);

  const open = routesOf(api).filter(({ permission }) => permission === 'everyone');

  expect(new Set(open.map(({ url }) => url))).toEqual(
    new Set([
      officePaths.session,
      officePaths.secondFactor,
      officePaths.passkeyChallenge,
      officePaths.passkeySignIn,
      officePaths.forgotten,
      officePaths.signInProviders,
      officePaths.providerSignIn,
      officePaths.providerReturn,
      officePaths.providerSignOut,
      officePaths.link,
      officePaths.linkPasskeyChallenge,
    ]),
  );
});

test.each([
  ['from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['from a sibling of the site', { 'sec-fetch-site': 'same-site', origin: 'https://shop.company.example' }],
  ['without an origin', { 'sec-fetch-site': undefined, origin: undefined }],
  ['without the header of the Office', { [officeHeader.name]: undefined }],
])('a change %s is refused, whatever session it has', async (_, headers) => {
  const api = await startApi(anyEngine);
  const browser = await signedInAs(api, await addAccount(api, { role: 'owner' }));
  const changes = routesOf(api).filter(({ method }) => !['GET', 'HEAD'].includes(method));
  const answers = new Set<string>();

  for (const { method, url } of changes) {
    const response = await browser.send(method, url.replaceAll(/:\w+/g, 'none'), undefined, headers);
    answers.add(`${response.statusCode} ${response.json().message}`);
  }

  expect(changes.length).toBeGreaterThan(15);
  expect([...answers]).toEqual([`403 ${messages['http.forbiddenOrigin']}`]);
});

test('no answer of the Office is kept by a browser or a proxy', async () => {
  const api = await startApi(anyEngine);
  const browser = await signedInAs(api, await addAccount(api, { role: 'owner' }));

  for (const { method, url } of routesOf(api)) {
    if (method !== 'GET' || url === officePaths.changes) continue;
    expect((await browser.send('GET', url.replaceAll(/:\w+/g, 'none'))).headers['cache-control']).toBe('no-store');
  }
});

test('the document of the public API does not tell of the Office', async () => {
  const api = await startApi(anyEngine);

  expect((await api.app.inject('/api/openapi.json')).body).not.toContain('/api/office');
});
