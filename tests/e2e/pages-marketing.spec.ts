import { recordEntrances } from './support/entrances.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const paths = ['/digital-marketing', '/design-branding', '/social-media', '/content-creation', '/photography-video', '/seo'];

test('the hero of /digital-marketing fills the window', { tag: '@responsive' }, async ({ page, viewport }) => {
  await page.goto('/digital-marketing');
  const hero = await page.getByRole('main').getByRole('region').first().boundingBox();
  expect(hero?.height).toBeGreaterThanOrEqual(viewport?.height ?? 0);
});

test('what has not been scrolled to is printed all the same', async ({ page }) => {
  await page.goto('/content-creation');
  const waiting = page.locator('[data-waiting]');
  await expect.poll(() => waiting.count()).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'print' });
  const hidden = () =>
    waiting.evaluateAll((elements) =>
      elements.flatMap((element) => [element, ...element.children]).filter((element) => getComputedStyle(element).opacity !== '1'),
    );
  expect(await hidden()).toEqual([]);
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
  const entrances = await recordEntrances(page);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // The picture, the breadcrumb, and the text below the headline.
    await expect.poll(async () => (await entrances()).length, path).toBeGreaterThanOrEqual(3);
    expect(
      (await entrances()).filter(({ isHeadline, duration }) => isHeadline || duration !== 1_000),
      path,
    ).toEqual([]);
    const names = (await entrances()).map(({ name }) => name);
    expect(names, path).toEqual(expect.arrayContaining(['brighten', path === '/digital-marketing' ? 'fade' : 'rise']));
  }
});
