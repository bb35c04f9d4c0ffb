import { locales } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { hasFocus, hydrate } from './support/islands.ts';
import type { Part, Tab } from './support/tab.ts';
import { expect, test } from './support/test.ts';

const pathOf = (tab: Tab) => tab.evaluate(() => location.pathname + location.search);

/** Opens a dialog by its opener and closes it: by Esc, which gives the focus back, and by the browser's back button, which stays on the page. */
async function expectOpensAndCloses(tab: Tab, opener: Part, dialog: Part): Promise<void> {
  const path = await pathOf(tab);
  for (const close of [() => tab.keyboard.press('Escape'), () => tab.goBack()]) {
    await opener.click();
    await dialog.waitFor();
    await expect.poll(() => hasFocus(dialog)).toBe(true);
    await close();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => pathOf(tab)).toBe(path);
    await expect.poll(() => hasFocus(opener)).toBe(true);
  }
}

for (const locale of locales) {
  test(`the dialog of a review on ${pageUrl('home', locale)} opens, closes, and gives the focus back`, async ({ tab }) => {
    await tab.goto(pageUrl('home', locale));
    const { title } = content('reviewFormText', locale);
    await expectOpensAndCloses(
      tab,
      await hydrate(tab.getByRole('button', { name: title, exact: true })),
      tab.getByRole('dialog', { name: title }),
    );
  });

  test(`the dialog of a job on ${pageUrl('careers', locale)} opens, closes, and gives the focus back`, {
    tag: locale === 'en' ? '@quick' : [],
  }, async ({ tab }) => {
    await tab.goto(pageUrl('careers', locale));
    const opener = await hydrate(tab.getByRole('link', { name: content('careers', locale).list.details }).first());
    await expectOpensAndCloses(tab, opener, tab.locator('dialog[open]'));
  });
}
