import { defaultLocale } from '#contract/locales';
import { landingKey, visitText } from '#contract/visits/visit';
import type { CookieJar } from '#ui/http/cookies.ts';
import { createHttpClient } from '#ui/http/http-client.ts';
import { apiOrigin } from './api-origin.ts';

const documentCookies: CookieJar = {
  get cookie() {
    return document.cookie;
  },
};

/** Returns from where a form of this page is sent. */
function currentVisit(): string {
  let landing = '';
  try {
    landing = sessionStorage.getItem(landingKey) ?? '';
  } catch {
    // The browser stores nothing for this site: what this page knows is all.
  }
  return visitText({ page: location.pathname, before: document.referrer, landing });
}

/** The client that the islands share. It is only used in the browser: on the server, pages read the data directly. */
export const api = createHttpClient({
  origin: apiOrigin ?? '',
  language: globalThis.document?.documentElement.lang ?? defaultLocale,
  cookies: apiOrigin === undefined ? documentCookies : null,
  visit: currentVisit,
});
