import { localizedPath } from '#contract/locales';
import { type PageUrl, urls } from '#contract/urls';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ isPageShared: true, viewport: { width: 812, height: 375 } });

/** Pages whose first section has words only, or a form or a list beside them. Any other page has a button there. */
const withoutButton: ReadonlySet<PageUrl> = new Set([
  urls.services,
  urls.blog,
  urls.login,
  urls.contact,
  urls.about,
  urls.careers,
  urls.clients,
  urls.ourGroup,
  urls.termsConditions,
  urls.privacyPolicy,
]);

const inEnglish = routes.filter((url) => !withoutButton.has(url));
const inArabic = [urls.home, urls.pointOfSale, urls.monitoringInnovation, urls.seo].map((url) => localizedPath(url, 'ar'));

/** The button of the first section. */
const action = 'main > section:first-of-type a.btn--primary';

for (const path of [...inEnglish, ...inArabic])
  test(`on ${path} the button of the hero is in the first view of a phone lying down, beside the words`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(action).first()).toBeInViewport({ ratio: 1 });
    const covered = await page
      .locator(action)
      .first()
      .evaluate((link) => {
        const own = link.getBoundingClientRect();
        const words = [...document.querySelectorAll('main > section:first-of-type :is(h1, .lead)')];
        return words
          .flatMap((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return [...range.getClientRects()];
          })
          .filter(({ left, right, top, bottom }) => left < own.right && right > own.left && top < own.bottom && bottom > own.top).length;
      });
    expect(covered).toBe(0);
  });

test('the pages that are listed as those without a button in their hero have none', async ({ request }) => {
  const found: string[] = [];
  for (const url of withoutButton) {
    const html = await (await request.get(url)).text();
    const [firstSection = ''] = /<section[\s\S]*?<\/section>/.exec(html.slice(html.indexOf('<main'))) ?? [];
    if (/<a [^>]*btn--primary/.test(firstSection)) found.push(url);
  }
  expect(found).toEqual([]);
});
