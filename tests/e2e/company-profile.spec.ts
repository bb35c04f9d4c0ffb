import { defaultLocale } from '#contract/locales';
import { companyProfile, urls } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { expect, test } from './support/test.ts';

const { label } = content('home', defaultLocale).profile.document;

test('the company profile opens in the PDF viewer of the browser, in a new tab', { tag: '@full-browser' }, async ({ page }) => {
  await page.goto(urls.home);
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: label }).first().click();
  const viewer = await opened;
  await expect(viewer).toHaveURL(companyProfile);
  expect(await viewer.evaluate(() => document.contentType)).toBe('application/pdf');
  // The viewer is a page of the browser's own inside the tab; a frame has no URL until it is there.
  await expect.poll(() => viewer.frames().map((frame) => URL.parse(frame.url())?.protocol)).toContain('chrome-extension:');
});
