import { type BrowserContext, test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test';
import { publicSite } from './public-site.ts';
import { openContext, SharedContexts } from './shared-contexts.ts';
import { type PageData, SiteProcess } from './site-process.ts';

interface WorkerOptions {
  /** `test.use({ pageData: 'failing' })` at the top of a file: its pages come without data. */
  pageData: PageData;
  /** For a file that changes what visitors see: it has a site of its own. */
  changesSite: boolean;
  site: SiteProcess;
  /** Opened by the first test that shares its page. */
  sharedPage: { context?: BrowserContext };
  sharedContexts: SharedContexts;
}

interface TestOptions {
  /**
   * What a test has of those before it. `cache`: what the browser has loaded, and nothing else. `page`: the page too, for a file whose tests open
   * their own address and change nothing but the size of the window. `nothing`: for tests of what a first visitor loads.
   */
  shares: 'cache' | 'page' | 'nothing';
  /** What a page may write to the console in this test. Any other console error or warning, uncaught error or CSP violation fails it. */
  allowedPageErrors: RegExp[];
  pageErrors: string[];
}

/** Every browser test: a running site, and no test passes in which a page reported an error. */
export const test = base.extend<TestOptions, WorkerOptions>({
  pageData: ['working', { option: true, scope: 'worker' }],
  changesSite: [false, { option: true, scope: 'worker' }],
  site: [
    async ({ pageData, changesSite }, use) => {
      if (pageData === 'working' && !changesSite) return use(publicSite());
      const site = await SiteProcess.start(pageData);
      await use(site);
      await site.remove();
      return undefined;
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),

  shares: ['cache', { option: true }],
  sharedPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const shared: WorkerOptions['sharedPage'] = {};
      await use(shared);
      await shared.context?.close();
    },
    { scope: 'worker' },
  ],
  sharedContexts: [
    async ({ browser }, use) => {
      const contexts = new SharedContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      shares,
      sharedPage,
      sharedContexts,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      userAgent,
      javaScriptEnabled,
      locale,
      colorScheme,
      bypassCSP,
      contextOptions,
    },
    use,
  ) => {
    if (shares === 'page') {
      sharedPage.context ??= await openContext(browser);
      await use(sharedPage.context);
    } else if (shares === 'cache') {
      const options = JSON.stringify([
        hasTouch,
        isMobile,
        deviceScaleFactor,
        userAgent,
        javaScriptEnabled,
        locale,
        colorScheme,
        bypassCSP,
        contextOptions,
      ]);
      const context = await sharedContexts.take(options);
      await use(context);
      // What a test that failed has left behind is not known.
      if (test.info().status === 'passed') await sharedContexts.giveBack(options, context);
      else await context.close();
    } else {
      const context = await openContext(browser);
      await use(context);
      await context.close();
    }
  },
  page: async ({ context, shares, viewport }, use) => {
    const page = (shares === 'page' ? context.pages()[0] : undefined) ?? (await context.newPage());
    if (shares !== 'nothing' && viewport) await page.setViewportSize(viewport);
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

export { expect } from '@playwright/test';
