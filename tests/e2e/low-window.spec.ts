import { localizedPath } from '#contract/locales';
import { urls } from '#contract/urls';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ isPageShared: true, viewport: { width: 812, height: 375 } });

const paths = [...routes, ...[urls.home, urls.pointOfSale, urls.monitoringInnovation, urls.seo].map((url) => localizedPath(url, 'ar'))];

for (const path of paths)
  test(`on ${path} the button of the hero is in the first view of a phone lying down, beside the words`, async ({ page }) => {
    await page.goto(path);
    const action = page.locator('main > section:first-child a.btn--gold').first();
    test.skip((await action.count()) === 0, 'its hero has no button');
    await expect(action).toBeInViewport({ ratio: 1 });
    const covered = await action.evaluate((link) => {
      const own = link.getBoundingClientRect();
      const words = [...document.querySelectorAll('main > section:first-child :is(h1, .lead)')];
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
