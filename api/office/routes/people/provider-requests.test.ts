import { expect, test } from 'vitest';
import { officePaths, officeUrl } from '#contract/office/paths';
import { crafted, startCraftedProvider } from '../../../testing/crafted-provider.ts';
import { anyEngine } from '../../../testing/engines.ts';
import { startApi } from '../../../testing/test-api.ts';
import { officeWithCrafted } from '../../testing/crafted-office.ts';
import { officeBrowser } from '../../testing/office-client.ts';
import { choosePolicy, comeBack, goTo, providerSettings } from '../../testing/provider-client.ts';

const email = 'sales@company.example';
const now = () => Math.floor(Date.now() / 1000);

test('what is asked for: a code, with PKCE, state and nonce, to one address alone', async () => {
  const { api, provider } = await officeWithCrafted(email, { secondFactorAcr: ['strong'] });
  const browser = officeBrowser(api);
  const pages = [new URL(await goTo(browser, { asksAgain: true })), new URL(await goTo(browser))];

  for (const { searchParams } of pages)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: crafted.clientId,
      redirect_uri: 'https://company.example/api/office/session/providers/company/return',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      acr_values: 'strong',
    });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(new Set(pages.map((page) => page.searchParams.get(name))).size).toBe(2);
  expect(pages.map((page) => page.searchParams.get('max_age'))).toEqual(['0', null]);

  await comeBack(browser, provider.visit(pages[1]?.href ?? ''));
  const [sent] = provider.requests;
  expect(sent?.get('redirect_uri')).toBe('https://company.example/api/office/session/providers/company/return');
  expect(sent?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
});

test('whatever host a request names, the address to come back to is that of the settings', async () => {
  const { api } = await officeWithCrafted(email);
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'sec-fetch-site': 'same-origin', origin: undefined };
  const response = await officeBrowser(api).send(
    'POST',
    officeUrl('providerSignIn', { provider: 'company' }),
    { path: '/office' },
    headers,
  );

  expect(new URL(response.json().url).searchParams.get('redirect_uri')).toContain('https://company.example/api/office/');
});

test.each([
  'https://evil.example/office',
  '//evil.example/office',
  '/\\evil.example/office',
  '/office/../../evil',
  '/office@evil.example',
  '/office/link',
  'javascript:alert(1)',
  '/api/office/session',
  '\t//evil.example/office',
])('nobody is led to %j afterwards', async (path) => {
  const { api, provider } = await officeWithCrafted(email);
  const browser = officeBrowser(api);
  const query = provider.visit(await goTo(browser, { path }));

  expect((await comeBack(browser, query)).headers.location).toBe('/office');
});

test('what a provider writes about an error is shown nowhere, and neither tokens nor codes are in the log', async () => {
  const { api, log, provider, signIn } = await officeWithCrafted(email);
  const error = { code: undefined, error: 'server_error"><script>alert(1)</script>', error_description: '<img src=x onerror=alert(2)>' };

  const refused = await signIn({}, error);
  const wrong = await signIn({ claims: { aud: 'another-client' } });
  const right = await signIn({});

  expect([refused.to, wrong.to, right.to]).toEqual(['/office?refused=failed', '/office?refused=failed', '/office']);
  expect(refused.response.body).toBe('');
  const written = JSON.stringify(await api.store.events.list({ limit: 100 }));
  const secrets = provider.requests.flatMap((sent) => [sent.get('code') ?? '', sent.get('code_verifier') ?? '']);
  for (const text of [...secrets, 'an-access-token', 'eyJ', crafted.clientSecret, 'alert', 'another-client']) {
    expect(written).not.toContain(text);
    // Fastify's own lines name whole addresses; those of the server do not (log-privacy.test.ts).
    expect(log.filter((line) => line.includes('provider could not')).join()).not.toContain(text);
  }
  expect(log.filter((line) => line.includes('provider could not'))).toHaveLength(2);
});

test('a provider that calls itself otherwise than in the settings is asked for nothing, and stops nothing else', async () => {
  const { api, provider, account } = await officeWithCrafted(email);
  const begin = async () => {
    const response = await officeBrowser(api).send('POST', officeUrl('providerSignIn', { provider: 'company' }), { path: '/office' });
    return [response.statusCode, response.json().key];
  };
  const unreachable = [503, 'office.providerUnreachable'];

  provider.says({ metadata: { issuer: `${provider.issuer}/` } });
  expect(await begin()).toEqual(unreachable);
  provider.says({ metadata: { issuer: 'https://evil.example' } });
  expect(await begin()).toEqual(unreachable);
  provider.says({});
  expect((await begin())[0]).toBe(200);
  expect((await officeBrowser(api).send('GET', officePaths.signInProviders)).statusCode).toBe(200);
  expect(account.status).toBe('active');
});

test('plain http is for a provider on this machine alone', async () => {
  const signInProviders = [providerSettings({ issuer: 'http://provider.example' })];
  const api = await startApi(anyEngine, { settings: { signInProviders } });
  await choosePolicy(api, { allowsProviders: true });

  const response = await officeBrowser(api).send('POST', officeUrl('providerSignIn', { provider: 'company' }), { path: '/office' });

  expect([response.statusCode, response.json().key]).toEqual([503, 'office.providerUnreachable']);
});

test('a provider that hangs is given up in time', async () => {
  const { api, provider } = await officeWithCrafted(email);
  provider.says({ hangs: true });
  const began = performance.now();

  const response = await officeBrowser(api).send('POST', officeUrl('providerSignIn', { provider: 'company' }), { path: '/office' });

  expect(response.statusCode).toBe(503);
  // Without a limit of ours it would be minutes; the rest is for a busy machine.
  expect(performance.now() - began).toBeLessThan(20_000);
});

test('a sign-in of long ago at the provider does not confirm that it is still the person', async () => {
  const { api, provider } = await officeWithCrafted(email);
  const browser = officeBrowser(api);
  const again = async (auth_time: number | undefined) => {
    provider.says({ claims: { auth_time } });
    return (await comeBack(browser, provider.visit(await goTo(browser, { asksAgain: true })))).headers.location;
  };

  expect(await again(now() - 3600)).toBe('/office?refused=failed');
  expect(await again(now())).toBe('/office');
});

test('the cookies of a sign-in under way reach neither scripts nor other sites', async () => {
  const { api } = await officeWithCrafted(email);

  const response = await officeBrowser(api).send('POST', officeUrl('providerSignIn', { provider: 'company' }), { path: '/office' });

  expect(response.headers['set-cookie']).toMatch(/^__Host-office-attempt=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('sign-ins at providers are limited for each address', async () => {
  const provider = await startCraftedProvider();
  const api = await startApi(anyEngine, {
    settings: { signInProviders: [providerSettings({ issuer: provider.issuer })] },
    rateLimits: true,
  });
  await choosePolicy(api, { allowsProviders: true });
  const begin = () => officeBrowser(api).send('POST', officeUrl('providerSignIn', { provider: 'company' }), { path: '/office' });

  const answers = [];
  for (let count = 0; count < 61; count += 1) answers.push((await begin()).statusCode);

  expect([answers.slice(0, 60).every((status) => status === 200), answers[60]]).toEqual([true, 429]);
});
