import type { Locator, Page, Request, Route } from '@playwright/test';
import { brand } from '#brand';
import { apiTimeoutMs } from '#contract/limits';
import { expect } from './support/test.ts';

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

/** Matches what the browser itself writes to the console about requests that fail. */
export const failedRequests = /Failed to load resource/;

/** As above, with what the site writes when a list can't be loaded. One expression: Playwright takes two for a value and its options. */
export const failedLists = /Failed to load resource|Could not load/;

/** Stops the page's clock, which the test has installed, so that what is shown for some seconds stays. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);

/** Returns what tells the server a form that is sent again from a new one. */
export const idempotencyKeyOf = (request: Request): string | undefined => request.headers()['idempotency-key'];

/** A form that could not be sent says so, has the focus on that note, and offers the other ways to reach the company. */
export async function expectFailureNote(form: Locator, message: string): Promise<void> {
  const note = form.getByRole('alert');
  await expect(note).toContainText(message);
  await expect(note).toContainText('We could not send it.');
  await expect(note).toBeFocused();
  for (const { label, href } of [brand.phone, brand.email]) {
    await expect(note.getByRole('link', { name: label })).toBeVisible();
    await expect(note.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
}
