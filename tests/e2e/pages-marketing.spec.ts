import { expect, test } from './support/test.ts';

const paths = ['/digital-marketing', '/design-branding', '/social-media', '/content-creation', '/photography-video', '/seo'];

test('the hero of /digital-marketing fills the window', { tag: '@responsive' }, async ({ page, viewport }) => {
  await page.goto('/digital-marketing');
  const hero = await page.getByRole('main').getByRole('region').first().boundingBox();
  expect(hero?.height).toBeGreaterThanOrEqual(viewport?.height ?? 0);
});

test('a card is highlighted under the pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    const card = page.getByRole('main').getByRole('region', { name: 'Our Services', exact: true }).getByRole('listitem').first();
    await card.scrollIntoViewIfNeeded();
    const style = () =>
      card.evaluate((element) => {
        const [own, before] = [getComputedStyle(element), getComputedStyle(element, '::before')];
        return [own.backgroundColor, own.borderTopColor, own.outlineColor, before.opacity].join();
      });
    const atRest = await style();
    await card.hover();
    await expect.poll(style, path).not.toBe(atRest);
  }
});

test('the headline of every page is there at once; what stands around it fades in or rises for a second', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const hero = page.locator('main section').first();
    const parts = await hero.evaluate((element) =>
      [...element.querySelectorAll('*')].map((part) => {
        const { animationName, animationDuration } = getComputedStyle(part);
        return { isHeadline: part.closest('h1') !== null || part.querySelector('h1') !== null, animationName, animationDuration };
      }),
    );
    const animated = parts.filter(({ animationName }) => animationName !== 'none');
    expect(
      animated.some(({ isHeadline }) => isHeadline),
      path,
    ).toBe(false);
    expect(new Set(animated.map(({ animationDuration }) => animationDuration)), path).toEqual(new Set(['1s']));
  }
});
