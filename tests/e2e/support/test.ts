import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type PageData, SiteProcess } from './site-process.ts';

interface WorkerOptions {
  /** `test.use({ pageData: 'failing' })` at the top of a file: its pages come without data. */
  pageData: PageData;
  site: SiteProcess;
}

interface TestOptions {
  /** What a page may write to the console in this test. Any other console error or warning, uncaught error or CSP violation fails it. */
  allowedPageErrors: RegExp[];
  pageErrors: string[];
}

/** Every browser test: a running site per worker, and no test passes in which a page reported an error. */
export const test = base.extend<TestOptions, WorkerOptions>({
  pageData: ['working', { option: true, scope: 'worker' }],
  site: [
    async ({ pageData }, use) => {
      const site = await SiteProcess.start(pageData);
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),

  allowedPageErrors: [[], { option: true }],
  pageErrors: [
    async ({ context, allowedPageErrors }, use) => {
      const pageErrors = await collectPageErrors(context);
      await use(pageErrors);
      const unexpected = pageErrors.filter((error) => !allowedPageErrors.some((allowed) => allowed.test(error)));
      expect(unexpected, 'errors that pages reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** Console errors and warnings, uncaught errors, and violations of the Content-Security-Policy. */
async function collectPageErrors(context: BrowserContext): Promise<string[]> {
  const pageErrors: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) pageErrors.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => pageErrors.push(`uncaught: ${error.error().message}`));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return pageErrors;
}

export { expect } from '@playwright/test';
