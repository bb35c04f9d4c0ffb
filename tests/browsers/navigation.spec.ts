import { quoteForm } from '#contract/forms/quote';
import { locales } from '#contract/locales';
import { sampleTexts } from '#contract/testing/sample-values';
import { pageUrl } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { phone } from '../e2e/support/screens.ts';
import { waitForFormScript } from './support/islands.ts';
import type { Tab } from './support/tab.ts';
import { expect, test } from './support/test.ts';

const pathOf = (tab: Tab) => tab.evaluate(() => location.pathname);

/** CSS pixels between the end of the page and the lower edge of the window. */
const distanceToEnd = (tab: Tab) => tab.evaluate(() => Math.round(document.documentElement.scrollHeight - scrollY - innerHeight));

for (const locale of locales) {
  const navigation = content('navigation', locale);

  test(`the menu of a phone on ${pageUrl('about', locale)} opens, unfolds, closes by Esc, and leads to a page`, {
    tag: locale === 'en' ? '@quick' : [],
  }, async ({ tab }) => {
    await tab.setViewportSize(phone.viewport);
    await tab.goto(pageUrl('about', locale));
    const [button, menu] = [tab.getByRole('button', { name: navigation.menu.open, exact: true }).first(), tab.locator('#menu')];
    expect(await tab.locator('#menu').isVisible()).toBe(false);
    await button.click();
    await menu.waitFor();
    await menu.locator('summary', { hasText: navigation.services }).click();
    await menu.getByRole('link', { name: content('servicePageNames', locale).cyberSecurity, exact: true }).waitFor();
    await tab.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });

    await button.click();
    await menu.getByRole('link', { name: navigation.clients, exact: true }).click();
    await expect.poll(() => pathOf(tab)).toBe(pageUrl('clients', locale));
    expect(await tab.locator('#menu').isVisible()).toBe(false);
  });

  test(`on ${pageUrl('home', locale)} the End key reaches the end of the page, and "${content('footer', locale).toTop}" its beginning`, async ({
    tab,
  }) => {
    await tab.goto(pageUrl('home', locale));
    await tab.keyboard.press('End');
    await expect.poll(() => distanceToEnd(tab)).toBeLessThanOrEqual(1);
    await tab.getByRole('link', { name: content('footer', locale).toTop }).click();
    await expect.poll(() => tab.evaluate(() => scrollY), { timeout: 10_000 }).toBe(0);
  });
}

test('the language is switched on the same page, and what was typed goes along', async ({ tab }) => {
  const typed = sampleTexts(quoteForm, { fullName: 'رانيا حداد' });
  const form = tab.locator('form:has([name="phoneNumber"])');
  await tab.goto(pageUrl('contact', 'en'));
  await waitForFormScript(form);
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value);
  for (const [language, locale] of [
    ['العربية', 'ar'],
    ['English', 'en'],
  ] as const) {
    await tab.getByRole('link', { name: language, exact: true }).first().click();
    await expect.poll(() => pathOf(tab)).toBe(pageUrl('contact', locale));
    await waitForFormScript(form);
    for (const [name, value] of Object.entries(typed)) await expect.poll(() => form.locator(`[name="${name}"]`).inputValue()).toBe(value);
  }
});
