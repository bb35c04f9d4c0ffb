import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * Browser contexts that the tests of a worker have one after the other, so that each finds in the cache what a test before it has loaded: tests of
 * pages take a tenth less time. Nothing else is left of that test: its pages, routes, cookies, permissions and storage are gone.
 */
export class SharedContexts {
  readonly #browser: Browser;
  /** By the options they were made with, which cannot be changed. */
  readonly #idle = new Map<string, BrowserContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param options what the test's options say of its context */
  async take(options: string): Promise<BrowserContext> {
    const idle = this.#idle.get(options);
    this.#idle.delete(options);
    return idle ?? openContext(this.#browser);
  }

  /** After a test; a context that cannot be made as new is closed. */
  async giveBack(options: string, context: BrowserContext): Promise<void> {
    if (await clean(context)) this.#idle.set(options, context);
    else await context.close();
  }

  async close(): Promise<void> {
    for (const context of this.#idle.values()) await context.close();
  }
}

/** Its pages write violations of the Content-Security-Policy to the console as errors. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return context;
}

/** Whether nothing but the cache is left of a test. */
async function clean(context: BrowserContext): Promise<boolean> {
  const [page, ...others] = context.pages();
  if (!page) return false;
  for (const other of others) await other.close();
  if (await hasOtherClock(page)) return false;
  await context.unrouteAll();
  await context.clearPermissions();
  const { origin } = new URL(page.url());
  const browser = await context.newCDPSession(page);
  // Storage of a page that is still open would be written again.
  await page.goto('about:blank');
  await browser.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,service_workers,cache_storage',
  });
  await context.clearCookies();
  await page.close();
  return true;
}

/** A clock that a test has installed stays for all pages that the context opens. */
const hasOtherClock = (page: Page): Promise<boolean> => page.evaluate(() => !String(setTimeout).includes('[native code]'));
