import type { Page, Route } from '@playwright/test';
import { apiTimeoutMs } from '#contract/limits';

/** A way in which a call of the API can fail. */
export interface Failure {
  name: string;
  fail(route: Route): Promise<void> | void;
  /** The message of the response; undefined when it has none. */
  message?: string;
  /** Milliseconds until the page notices. */
  noticedAfterMs: number;
}

export const refusedConnection: Failure = {
  name: 'refuses the connection',
  fail: (route) => route.abort('connectionrefused'),
  noticedAfterMs: 0,
};

export const errorWithMessage: Failure = {
  name: 'responds with 500 and a message',
  fail: (route) => route.fulfill({ status: 500, json: { message: 'The database is being repaired' } }),
  message: 'The database is being repaired',
  noticedAfterMs: 0,
};

export const errorWithoutMessage: Failure = {
  name: 'responds with 500 and no message',
  fail: (route) => route.fulfill({ status: 500, body: '' }),
  noticedAfterMs: 0,
};

export const timeout: Failure = { name: 'does not respond within 10 seconds', fail: () => {}, noticedAfterMs: apiTimeoutMs };

/** What the browser itself writes to the console about requests that fail. */
export const failedRequests = /Failed to load resource/;

/** As above, with what the site writes when a list can't be loaded. One expression: Playwright takes two for a value and its options. */
export const failedLists = /Failed to load resource|Could not load/;

/** Stops the page's clock, which the test has installed, so that what is shown for some seconds stays. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);
