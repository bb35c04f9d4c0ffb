import { apiPaths, tokenHeader } from '#contract/api-paths';
import { quoteForm } from '#contract/forms/quote';
import { sampleTexts } from '#contract/testing/sample-values';
import { SiteProcess } from './support/site-process.ts';
import { expect, test } from './support/test.ts';

/** Two names of this machine are two sites to a browser, which keeps the cookies of one from the other. */
const otherName = (url: string) => url.replace('127.0.0.1', 'localhost');

/** Does what the site's client does in a page: token, then a form with it; returns the status, or what the browser refused. */
async function sendFrom({
  api,
  tokenPath,
  header,
  path,
  body,
}: {
  api: string;
  tokenPath: string;
  header: string;
  path: string;
  body: string;
}): Promise<string> {
  try {
    const token = await fetch(api + tokenPath, { credentials: 'omit' });
    const response = await fetch(api + path, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json', [header]: token.headers.get(header) ?? '', 'Idempotency-Key': crypto.randomUUID() },
      body,
    });
    return `${response.status} ${JSON.stringify(await response.json())}`;
  } catch (error) {
    return String(error);
  }
}

test.describe('an API on another origin', () => {
  // The browser itself notes what it has blocked. The pages' policy is that of a site whose API is on its own origin.
  test.use({ allowedPageErrors: [/blocked by CORS policy|net::ERR_FAILED/], bypassCSP: true });

  test('accepts forms from pages of the site, and the browser blocks those of all others', async ({ page, site }) => {
    const api = await SiteProcess.start('working', { ORIGIN: site.url });
    try {
      const body = JSON.stringify(sampleTexts(quoteForm, {}));
      const call = { api: otherName(api.url), tokenPath: apiPaths.token, header: tokenHeader, path: apiPaths.quotes, body };

      await page.goto(`${site.url}/terms-conditions`);
      expect(await page.evaluate(sendFrom, call)).toMatch(/^201 \{"reference":/);
      await page.goto(`${otherName(site.url)}/terms-conditions`);
      expect(await page.evaluate(sendFrom, call)).toBe('TypeError: Failed to fetch');

      expect(await api.readStore(({ quotes }) => quotes.list())).toHaveLength(1);
    } finally {
      await api.remove();
    }
  });
});
