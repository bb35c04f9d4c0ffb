import type { Page, Route } from '@playwright/test';
import { apiTimeoutMs } from '#contract/limits';

/** How an API can fail. */
export interface WayToFail {
  way: string;
  fail(route: Route): Promise<void> | void;
  /** What the API says about it; undefined when it says nothing. */
  message?: string;
  /** Milliseconds until the site knows. */
  after: number;
}

export const refusing: WayToFail = { way: 'refuses the connection', fail: (route) => route.abort('connectionrefused'), after: 0 };

export const waysToFail: WayToFail[] = [
  refusing,
  {
    way: 'answers 500 with a message',
    fail: (route) => route.fulfill({ status: 500, json: { message: 'The database is being repaired' } }),
    message: 'The database is being repaired',
    after: 0,
  },
  { way: 'answers 500 without a message', fail: (route) => route.fulfill({ status: 500, body: '' }), after: 0 },
  { way: 'does not answer within 10 seconds', fail: () => {}, after: apiTimeoutMs },
];

/** What the browser itself writes to the console about requests that fail. */
export const failedRequests = /Failed to load resource/;

/** As above, with what the site writes when a list cannot be had. One expression: Playwright takes two for a value and its options. */
export const failedLists = /Failed to load resource|Could not load/;

/** Stops the page's clock, which the test has installed: what shows for some seconds only then stays. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);
