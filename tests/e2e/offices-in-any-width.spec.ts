import { locales } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { hydrate } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

test.use({ isPageShared: true });

for (const locale of locales) {
  for (const width of [320, 390, 1024, 1440])
    test(`at ${width} px every name on the map is whole, and lies where the map is not veiled: ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pageUrl('home', locale));
      const section = await hydrate(page.locator('section[aria-labelledby="presence-title"]'));
      const names = section.locator('svg text');
      await expect(names).not.toHaveCount(0);
      const { left, right } = await section.evaluate((element, isVeiled) => {
        const { left, width } = element.querySelector('img')?.closest('[class*="window"]')?.getBoundingClientRect() ?? new DOMRect();
        return { left: left + (isVeiled ? width * 0.07 : 0), right: left + width };
      }, width >= 1024);
      for (const name of await names.all()) {
        const box = await name.boundingBox();
        expect(box?.x, (await name.textContent()) ?? '').toBeGreaterThanOrEqual(left);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(right);
      }
    });

  test(`in the narrowest window no phone number of an office wraps: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(pageUrl('ourGroup', locale));
    const numbers = page.locator('main dd a[href^="tel:"]');
    await expect(numbers).not.toHaveCount(0);
    const wrapped = await numbers.evaluateAll((links) =>
      links
        .filter((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          // Of letters of another typeface it differs by a few.
          return Math.max(...tops) - Math.min(...tops) > 10;
        })
        .map(({ textContent }) => textContent),
    );
    expect(wrapped).toEqual([]);
  });
}
