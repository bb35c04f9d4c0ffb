import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type PageData, SiteProcess } from './site-process.ts';

interface WorkerOptions {
  /** `test.use({ pageData: 'failing' })` at the top of a file: its pages come without data. */
  pageData: PageData;
  site: SiteProcess;
}

interface TestOptions {
  /** What a page may write to the console in this test. Anything else that looks like a fault fails it. */
  allowedFaults: RegExp[];
  faults: string[];
}

/** Every browser test: a running site per worker, and no test passes in which a page reported a fault. */
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

  allowedFaults: [[], { option: true }],
  faults: [
    async ({ context, allowedFaults }, use) => {
      const faults = await collectFaults(context);
      await use(faults);
      const unexpected = faults.filter((fault) => !allowedFaults.some((allowed) => allowed.test(fault)));
      expect(unexpected, 'faults that pages reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** Console errors and warnings, uncaught errors, and violations of the Content-Security-Policy. */
async function collectFaults(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return faults;
}

export { expect } from '@playwright/test';
