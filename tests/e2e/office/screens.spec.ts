import type { Locator, Page } from '@playwright/test';
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import type { ClientPage } from '#contract/office/clients';
import type { JobList } from '#contract/office/jobs';
import type { CompanyOffices } from '#contract/office/offices';
import { officePaths } from '#contract/office/paths';
import type { OfficeMembers } from '#contract/office/people/members';
import { accessibilityViolations, horizontalOverflow, narrowestWidth, overflowingWidths } from '../accessibility.ts';
import { type Colleague, expect, goOnTo, openOffice, sendApplication, sendQuote, sendReview, test } from '../support/office.ts';
import { desktop, phone } from '../support/screens.ts';
import type { SiteProcess } from '../support/site-process.ts';

test.use({ as: 'owner' });

// In pairs, as the smoke tests: between them they show both languages, both lights and both widths.
const appearances = [
  { locale: 'en', theme: 'dark', viewport: desktop.viewport },
  { locale: 'ar', theme: 'light', viewport: phone.viewport },
] as const;

/** Groups of places, by the part of the menu that they are tested with; screens that are no place come last. */
const parts: Record<string, readonly (string | undefined)[]> = {
  answering: ['today', 'answer', 'tools'],
  publishing: ['publish'],
  administration: ['admin', 'you', undefined],
};

/** Makes what the screens of a part show, and gives the paths of what is open or chosen in them. */
const openings: Record<keyof typeof parts, (owner: Colleague, site: SiteProcess) => Promise<string[]>> = {
  async answering(owner, site) {
    const { id: quote } = await sendQuote(site, owner, {
      fullName: 'Huda Zayed',
      email: 'huda@customer.example',
      message: 'Three shops, one network.',
    });
    const { id: application } = await sendApplication(site, owner, 'Hadi Qubain');
    await sendReview(site, { fullName: 'Omar Nasser', email: 'omar@customer.example', message: 'They came when they said they would.' });
    return [
      ...[`/quotes/${quote}`, `/quotes/${quote}/answer`, `/contacts/${quote}`],
      ...['/applications?layout=list', `/applications/${application}`, `/applications/${application}/mail`],
    ];
  },

  async publishing({ api }) {
    const { jobs }: JobList = await (await api.get(officePaths.jobs)).json();
    const { rows: clients }: ClientPage = await (await api.get(officePaths.clients)).json();
    const { offices }: CompanyOffices = await (await api.get(officePaths.offices)).json();
    const { members }: OfficeMembers = await (await api.get(officePaths.members)).json();
    return [
      ...[`/members?member=${members[0]?.id}`, '/members?member=new'],
      ...[`/jobs/${jobs[0]?.id}`, `/clients?client=${clients[0]?.id}`, '/clients?layout=list'],
      ...[`/offices?office=${offices[0]?.id}`, '/offices?view=deleted', '/pictures?slot=cctv.dome', '/pictures?slot=home.hero'],
      ...['/texts?text=home&section=hero&line=en/home/hero/title&pane=history', '/texts?search=step', '/texts?list=draft'],
    ];
  },

  async administration(_owner, site) {
    rateReviews(site, { from: 3, to: 9 });
    return ['/people?invite=true'];
  },
};

/** Returns the paths of the screens of some groups, as the router has them. */
const pathsOf = (page: Page, groups: readonly (string | undefined)[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: AnyRouter };
    const routes = Object.values(router.routesById as Record<string, AnyRoute>).filter(
      ({ isRoot, fullPath }) => !isRoot && !fullPath.includes('$'),
    );
    return routes.filter(({ options }) => wanted.includes(options.staticData?.place?.group)).map(({ fullPath }) => fullPath);
  }, groups);

/** As no command would: a review with nine stars needs attention. */
const rateReviews = (site: SiteProcess, { from, to }: { from: number; to: number }): void =>
  site.execute('update reviews set rate = ? where rate = ?', to, from);

/** Words of headings that begin on one line and end on another. */
const brokenWords = (headings: Locator): Promise<string[]> =>
  headings.evaluateAll((elements) => {
    const isBroken = (text: Text, start: number, length: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 10;
    };
    const texts = elements.flatMap((element) => [...element.childNodes]).filter((node) => node instanceof Text);
    return texts.flatMap((text) =>
      [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => isBroken(text, index, word.length)).map(([word]) => word),
    );
  });

/** Expects what has to hold for the screen that is open, of which `path` is the name here. */
async function expectSound(page: Page, path: string, viewport: { width: number; height: number }): Promise<void> {
  // The heading of an open panel is the page's own as soon as it has noticed the width.
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await accessibilityViolations(page), path).toEqual([]);
  expect(await horizontalOverflow(page), path).toBe(0);
  // Polled: a list may have to notice the width first, too.
  const others = [1440, 390, narrowestWidth].filter((width) => width !== viewport.width);
  await expect.poll(() => overflowingWidths(page, ...others), path).toEqual([]);
  // The last of the others is the narrowest.
  await expect.poll(() => brokenWords(page.locator('h1').filter({ visible: true })), path).toEqual([]);
  await page.setViewportSize(viewport);
}

for (const { locale, theme, viewport } of appearances)
  test.describe(`${locale}, ${theme}, ${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const [part, groups] of Object.entries(parts))
      test(`every screen of ${part} is accessible and fits`, async ({ page, site, colleague }) => {
        const owner = await colleague('owner');
        const choose = (preferences: object) => owner.api.patch(officePaths.account, { data: { preferences } });
        const opened = (await openings[part]?.(owner, site)) ?? [];
        await choose({ locale, theme });
        try {
          await openOffice(page, '/more');
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          for (const path of [...(await pathsOf(page, groups)), ...opened]) {
            await goOnTo(page, path);
            await expectSound(page, path, viewport);
          }
        } finally {
          rateReviews(site, { from: 9, to: 3 });
          await choose({ locale: 'en', theme: 'system' });
        }
      });
  });
