import assert from 'node:assert/strict';
import { ifMatch } from '#api/testing/if-match';
import { officeHeader, officeUrl } from '#contract/office/paths';
import { newIdempotencyKey } from '../bench/support/visitor.ts';
import type { SiteProcess } from '../e2e/support/site-process.ts';

/** A request; `version`: of what it changes. */
type Call = (method: string, path: string, body?: object, version?: number) => Promise<unknown>;

/** Requests of the demo's owner. */
export async function signIn(site: SiteProcess): Promise<Call> {
  const headers: Record<string, string> = { Origin: site.url, [officeHeader.name]: officeHeader.value, 'content-type': 'application/json' };
  const token = (await site.officeLink).split('#')[1] ?? '';
  const opened = await fetch(site.url + officeUrl('link', { token }), { method: 'POST', headers, body: '{}' });
  assert.equal(opened.status, 200, await opened.clone().text());
  headers.cookie = opened.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return async (method, path, body, version) => {
    const response = await fetch(site.url + path, {
      method,
      headers: { ...headers, ...newIdempotencyKey(), ...(version !== undefined && ifMatch(version)) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}
