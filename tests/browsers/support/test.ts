import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { type Colleague, invite, signInDemoOwner } from '../../e2e/support/office.ts';
import { desktop } from '../../e2e/support/screens.ts';
import { type SiteWithMails, siteWithMails } from '../../e2e/support/site-with-mails.ts';
import { type EngineName, startEngine } from './engines.ts';
import { type ReportingProxy, startReportingProxy } from './reporting-proxy.ts';
import type { Engine, Tab } from './tab.ts';

export interface EngineOptions {
  engine: EngineName;
}

interface WorkerFixtures extends EngineOptions, SiteWithMails {
  browserOfEngine: Engine;
  /** The browser sees this of it. */
  front: ReportingProxy;
  owner: Colleague;
  /** Somebody of sales and somebody who hires, who sign in with `goodPassword`. */
  staff: Record<'sales' | 'hiring', Colleague>;
}

interface TestFixtures {
  /** Wide, with nothing in its storage. */
  tab: Tab;
  /** Pages may report this in the test; anything else fails it. */
  allowedReports: RegExp[];
}

/** Tests for several engines: their page is a Tab, so that they use no more of Playwright's than all drivers have. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine }, use) => {
      const browser = await startEngine[engine]();
      await use(browser);
      await browser.stop();
    },
    { scope: 'worker' },
  ],
  ...siteWithMails,
  front: [
    async ({ site }, use) => {
      const proxy = await startReportingProxy(site.url);
      await use(proxy);
      await proxy.stop();
    },
    { scope: 'worker' },
  ],
  owner: [
    async ({ site }, use) => {
      const owner = await signInDemoOwner(site);
      await use(owner);
      await owner.api.dispose();
    },
    // Before any test: the link of the demo is good once, until the site is started again.
    { scope: 'worker', auto: true },
  ],
  staff: [
    async ({ site, mails, owner }, use) => {
      const sales = await invite(site, mails, owner.api, 'sales');
      const hiring = await invite(site, mails, owner.api, 'hiring');
      await use({ sales, hiring });
      for (const { api } of [sales, hiring]) await api.dispose();
    },
    { scope: 'worker' },
  ],
  allowedReports: [[], { option: true }],
  tab: async ({ browserOfEngine, front, allowedReports }, use, testInfo) => {
    const { tab, close } = await browserOfEngine.openTab(front.url);
    await tab.setViewportSize(desktop.viewport);
    await use(tab);
    // Before the picture, for which Playwright adds a style to the page.
    const reports = front.reports.splice(0).filter((report) => !allowedReports.some((allowed) => allowed.test(report)));
    if (testInfo.status !== testInfo.expectedStatus) await writeFile(testInfo.outputPath('window.png'), await tab.screenshot());
    await close();
    expect(reports, 'what pages reported').toEqual([]);
  },
});

export { expect } from '@playwright/test';
