import type { Page } from '@playwright/test';
import { siteLocales } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { pageUrl } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { horizontalOverflow } from './accessibility.ts';
import { recordEntrances } from './support/entrances.ts';
import { waitForIslands } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The first and the last device of each slide. */
const slides = [
  ['Routers', 'Firewalls'],
  ['Cables and connectors', 'NAS devices'],
] as const;

const carousel = (page: Page) => page.getByRole('group', { name: 'Networking devices, two slides' });

test('the first cards of CCTV, PCs and Network rise 0.2 s apart, and the picture fades in', async ({ page }) => {
  const entrances = await recordEntrances(page);
  for (const path of ['/cctv', '/pc', '/network']) {
    await page.goto(path);
    const delaysOf = async (wanted: string, keyframes: string) =>
      (await entrances())
        .filter(({ element, name }) => element === wanted && name === keyframes)
        .map(({ delay }) => delay)
        .sort((a, b) => a - b);
    const cards = path === '/network' ? [0, 0, 200, 200, 400, 400, 600, 600] : [0, 200, 400, 600];
    await expect.poll(() => delaysOf('ol > li', 'rise'), path).toEqual(cards);
    expect(await delaysOf('picture > img', 'brighten'), path).toEqual([0]);
  }
});

test('the strip of cards scrolls sideways on a phone and is a grid on a wide screen', async ({ page }) => {
  for (const path of ['/cctv', '/pc']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const strip = page.locator('main section').first().getByRole('group');
    const hidden = () => strip.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(await hidden()).toBeGreaterThan(390);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await hidden()).toBe(0);
  }
});

for (const locale of siteLocales)
  test(`the carousel of ${pageUrl('network', locale)} moves by its buttons and its dots`, { tag: '@responsive' }, async ({ page }) => {
    const { carousel: label, previous, next, slide, items } = content('network', locale).devices;
    await page.goto(pageUrl('network', locale));
    const devices = page.getByRole('group', { name: label });
    await devices.scrollIntoViewIfNeeded();
    await waitForIslands(page);
    const dot = (number: number) => page.getByRole('button', { name: fillPlaceholders(slide, { slide: number }) });
    const expectSlide = async (number: 1 | 2) => {
      await expect(dot(number)).toHaveAttribute('aria-current', 'true');
      await expect(dot(3 - number)).toHaveAttribute('aria-current', 'false');
      const first = number === 1 ? items.routers : items.cables;
      await expect(devices.getByRole('heading', { name: first.title, exact: true })).toBeInViewport();
    };
    await expectSlide(1);
    await page.getByRole('button', { name: next }).click();
    await expectSlide(2);
    await page.getByRole('button', { name: previous }).click();
    await expectSlide(1);
    await dot(2).click();
    await expectSlide(2);
    await dot(1).click();
    await expectSlide(1);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the devices of /network can all be scrolled to, and no button without function is shown', async ({ page }) => {
    await page.goto('/network');
    for (const device of slides.flat()) await expect(carousel(page).getByRole('heading', { name: device, exact: true })).toBeAttached();
    await expect(carousel(page).getByRole('heading')).toHaveCount(8);
    expect(await carousel(page).evaluate((box) => getComputedStyle(box).overflowX)).toBe('auto');
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
  });
});
