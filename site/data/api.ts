import { defaultLocale } from '#contract/locales';
import type { CookieJar } from '#ui/http/cookies.ts';
import { createHttpClient } from '#ui/http/http-client.ts';
import { apiOrigin } from './api-origin.ts';

const documentCookies: CookieJar = {
  get cookie() {
    return document.cookie;
  },
};

/** The client that the islands share. It is only used in the browser: on the server, pages read the data directly. */
export const api = createHttpClient({
  origin: apiOrigin ?? '',
  language: globalThis.document?.documentElement.lang ?? defaultLocale,
  cookies: apiOrigin === undefined ? documentCookies : null,
});
