import { expect, onTestFinished, test, vi } from 'vitest';
import { officePaths, officeUrl } from '#contract/office/paths';
import { officeBrowser } from '../office/testing/office-client.ts';
import { anyEngine } from '../testing/engines.ts';
import { startApi } from '../testing/test-api.ts';
import { dismissDemoOwner, welcomeDemoOwner } from './demo-owner.ts';

const local = { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-forwarded-host': undefined, 'x-forwarded-proto': 'http' };
const linkUrl = (path: string) => officeUrl('link', { token: path.split('#')[1] ?? '' });

test('every start makes a new link for one demo owner, who may do everything', async () => {
  const api = await startApi(anyEngine);
  const [first, second] = [await welcomeDemoOwner(api.store), await welcomeDemoOwner(api.store)];
  const browser = officeBrowser(api);

  expect((await browser.send('POST', linkUrl(first), {}, local)).statusCode).toBe(404);
  expect((await browser.send('POST', linkUrl(second), {}, local)).json()).toMatchObject({ me: { roles: ['owner'], mustAddFactor: false } });
  expect((await browser.send('GET', officePaths.people, undefined, local)).json().length).toBe(1);
});

test('hours later the demo owner, who has nothing to sign in with again, can still set a password', async () => {
  const api = await startApi(anyEngine);
  const link = await welcomeDemoOwner(api.store);
  const browser = officeBrowser(api);
  await browser.send('POST', linkUrl(link), {}, local);
  vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());

  const set = await browser.send('POST', officePaths.password, { next: 'a long demo password' }, local);
  vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
  const again = await browser.send('POST', officePaths.password, { current: 'a long demo password', next: 'another long password' }, local);

  expect(set.statusCode).toBeLessThan(300);
  expect(again.statusCode).toBe(401);
});

test('a start for others locks the demo owner out', async () => {
  const api = await startApi(anyEngine);
  const link = await welcomeDemoOwner(api.store);
  const browser = officeBrowser(api);
  await browser.send('POST', linkUrl(link), {}, local);
  const other = await welcomeDemoOwner(api.store);

  await dismissDemoOwner(api.store);

  expect((await browser.send('GET', officePaths.account, undefined, local)).statusCode).toBe(401);
  expect((await browser.send('POST', linkUrl(other), {}, local)).statusCode).toBe(404);
});
