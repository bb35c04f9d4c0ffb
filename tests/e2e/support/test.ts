import { type Browser, type BrowserContext, test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test';
import { publicSite, siteWithoutData } from './shared-sites.ts';
import type { SiteProcess } from './site-process.ts';

interface WorkerOptions {
  /** Shared with all other tests: one that changes what visitors see starts a site of its own. */
  site: SiteProcess;
  /** Opened by the first test that shares its page. */
  shared: { context?: BrowserContext };
}

interface TestOptions {
  /** `test.use({ pageData: 'failing' })` at the top of a file: its pages come without data. */
  pageData: 'working' | 'failing';
  /**
   * For a file whose tests open their own address and change nothing but the size of the window: they have the same page one after the other, and
   * what it has in its cache, which saves half of a visit's processor time.
   */
  isPageShared: boolean;
  /** A page may write this to the console in the test. Any other console error or warning, uncaught error or CSP violation fails it. */
  allowedPageErrors: RegExp[];
  pageErrors: string[];
}

/** Every browser test: a running site, and no test passes in which a page reported an error. */
export const test = base.extend<TestOptions, WorkerOptions>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  site: [async ({}, use) => use(publicSite()), { scope: 'worker' }],
  pageData: ['working', { option: true }],
  baseURL: async ({ site, pageData }, use) => use(pageData === 'failing' ? siteWithoutData() : site.url),

  isPageShared: [false, { option: true }],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const shared: WorkerOptions['shared'] = {};
      await use(shared);
      await shared.context?.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, isPageShared, shared }, use) => {
    if (isPageShared) {
      shared.context ??= await openContext(browser);
      await use(shared.context);
    } else {
      const context = await openContext(browser);
      await use(context);
      await context.close();
    }
  },
  page: async ({ context, isPageShared, viewport }, use) => {
    const page = (isPageShared ? context.pages()[0] : undefined) ?? (await context.newPage());
    if (isPageShared && viewport) await page.setViewportSize(viewport);
    await use(page);
  },

  allowedPageErrors: [[], { option: true }],
  pageErrors: [
    async ({ context, allowedPageErrors }, use) => {
      const pageErrors: string[] = [];
      const addMessage = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) pageErrors.push(`${message.type()}: ${message.text()}`);
      };
      const addUncaught = (error: WebError) => pageErrors.push(`uncaught: ${error.error().message}`);
      context.on('console', addMessage);
      context.on('weberror', addUncaught);
      await use(pageErrors);
      context.off('console', addMessage);
      context.off('weberror', addUncaught);
      const unexpected = pageErrors.filter((error) => !allowedPageErrors.some((allowed) => allowed.test(error)));
      expect(unexpected, 'errors that pages reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** Its pages write violations of the Content-Security-Policy to the console as errors. */
async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return context;
}

export { expect } from '@playwright/test';
