import { locales, localizedPath } from '#contract/locales';
import { companyProfile, urls } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { expect, test } from './support/test.ts';

for (const locale of locales)
  test(`the company profile opens in the PDF viewer of the browser, in a new tab, in ${locale}`, { tag: '@full-browser' }, async ({
    page,
  }) => {
    await page.goto(localizedPath(urls.home, locale));
    const opened = page.waitForEvent('popup');
    const { label } = content('home', locale).profile.document;
    await page.getByRole('main').getByRole('link', { name: label }).first().click();
    const viewer = await opened;
    await expect(viewer).toHaveURL(localizedPath(companyProfile, locale));
    expect(await viewer.evaluate(() => document.contentType)).toBe('application/pdf');
    // The viewer is a page of the browser's own inside the tab; a frame has no URL until it is there.
    await expect.poll(() => viewer.frames().map((frame) => URL.parse(frame.url())?.protocol)).toContain('chrome-extension:');
  });
