import { apiOrigin } from './api-origin.ts';
import { createHttpClient } from './http.ts';

/** The client that the islands share. It is only called in the browser: on the server pages read the data directly. */
export const api = createHttpClient({
  origin: apiOrigin,
  cookies: {
    get cookie() {
      return document.cookie;
    },
  },
});
