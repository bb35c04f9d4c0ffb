import assert from 'node:assert/strict';
import { apiPaths, idempotencyHeader, tokenCookie, tokenHeader } from '#contract/api-paths';
import { officeHeader, officeUrl } from '#contract/office/paths';
import type { SiteProcess } from '../e2e/support/site-process.ts';
import { customer } from './customer-mails.ts';

/** What a visitor's form sends; the reference. */
export async function sendQuote(site: SiteProcess): Promise<string> {
  const origin = { Origin: site.url };
  const token = cookieOf(await fetch(site.url + apiPaths.token, { headers: origin }), tokenCookie);
  const headers = {
    ...origin,
    'content-type': 'application/json',
    cookie: `${tokenCookie}=${token}`,
    [tokenHeader]: decodeURIComponent(token),
    [idempotencyHeader]: crypto.randomUUID(),
  };
  const quote = {
    ...customer,
    phoneNumber: '+962 7 0000 0142',
    country: 'Jordan',
    message: 'Six cameras',
    elapsedMs: 60_000,
    companyWebsite: '',
  };
  const response = await fetch(site.url + apiPaths.quotes, { method: 'POST', headers, body: JSON.stringify(quote) });
  assert.equal(response.status, 201, await response.clone().text());
  return ((await response.json()) as { reference: string }).reference;
}

/** Requests of the demo's owner. */
export async function signIn(site: SiteProcess): Promise<(method: string, path: string, body?: object) => Promise<unknown>> {
  const headers: Record<string, string> = { Origin: site.url, [officeHeader.name]: officeHeader.value, 'content-type': 'application/json' };
  const token = (await site.officeLink).split('#')[1] ?? '';
  const opened = await fetch(site.url + officeUrl('link', { token }), { method: 'POST', headers, body: '{}' });
  assert.equal(opened.status, 200, await opened.clone().text());
  headers.cookie = opened.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return async (method, path, body) => {
    const response = await fetch(site.url + path, {
      method,
      headers: { ...headers, [idempotencyHeader]: crypto.randomUUID() },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

function cookieOf(response: Response, name: string): string {
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
  return line.slice(name.length + 1).split(';')[0] ?? '';
}
