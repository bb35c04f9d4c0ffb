import { officeHeader, officeUrl } from '#contract/office/paths';
import type { SiteProcess } from '../../e2e/support/site-process.ts';

/** Signs in by the link of the demo, which is good once. Returns the headers of a request from the Office, which stay good when the site restarts. */
export async function signInByDemoLink(site: SiteProcess): Promise<Record<string, string>> {
  const [, token = ''] = (await site.officeLink).split('#');
  const headers = { origin: site.url, 'content-type': 'application/json', [officeHeader.name]: officeHeader.value };
  const opened = await fetch(site.url + officeUrl('link', { token }), { method: 'POST', headers, body: '{}' });
  if (!opened.ok) throw new Error(`The demo owner's link returned ${opened.status}`);
  const cookie = opened.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { ...headers, cookie: cookie.join('; ') };
}
