import type { Page } from '@playwright/test';
import { pageUrl } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { hydrate } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

for (const locale of ['en', 'ar'] as const)
  test(`the film of ${pageUrl('monitoringInnovation', locale)} plays, and its button stops it`, async ({ page }) => {
    await page.goto(pageUrl('monitoringInnovation', locale));
    const film = page.locator('#hexagons-film');
    const playing = () => film.evaluate((video: HTMLVideoElement) => !video.paused);
    await expect.poll(playing).toBe(true);
    await page.getByRole('button', { name: content('monitoringInnovation', locale).hero.film.pause }).click();
    await expect.poll(playing).toBe(false);
  });

test.describe('the carousel of /maintenance', () => {
  const titles = [
    'Systems & Software',
    'Hardware & Devices',
    'Websites & Hosting',
    'Security Updates & Backups',
    'Networks & Connectivity',
    'On-demand Troubleshooting',
  ];

  async function openCarousel(page: Page) {
    await page.goto('/maintenance');
    const covers = await hydrate(section(page, 'Our Maintenance Covers'));
    await expect(covers.locator('[data-live]')).toBeVisible();
    const current = () => covers.locator('button[aria-current="true"]').getAttribute('aria-label');
    return { covers, current, button: (name: string) => covers.getByRole('button', { name, exact: true }) };
  }

  test('shows six cards, three to a page; previous, next and dots go round', { tag: '@responsive' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { covers, current, button } = await openCarousel(page);
    await expect(covers.locator('h3')).toHaveText(titles);
    await expect(covers.locator('[data-page]:not([inert]) h3')).toHaveText(titles.slice(0, 3));
    await button('Next page').click();
    await expect.poll(current).toBe('Page 2 of 2');
    await expect(covers.locator('[data-page]:not([inert]) h3')).toHaveText(titles.slice(3));
    await expect(covers.getByRole('heading', { name: 'On-demand Troubleshooting' })).toBeInViewport();
    await button('Next page').click();
    await expect.poll(current).toBe('Page 1 of 2');
    await button('Previous page').click();
    await expect.poll(current).toBe('Page 2 of 2');
    await button('Page 1 of 2').click();
    await expect.poll(current).toBe('Page 1 of 2');
  });

  test('comes from the left in Arabic', async ({ page }) => {
    const text = content('maintenance', 'ar').coverage;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pageUrl('maintenance', 'ar'));
    const covers = await hydrate(section(page, text.title));
    const leftOf = async (title: string) => (await covers.getByRole('heading', { name: title, includeHidden: true }).boundingBox())?.x ?? 0;
    expect(await leftOf(text.cards.security.title)).toBeLessThan(await leftOf(text.cards.websites.title));
    await covers.getByRole('button', { name: text.next }).click();
    await expect(covers.getByRole('heading', { name: text.cards.troubleshooting.title })).toBeInViewport();
    await expect(covers.getByRole('heading', { name: text.cards.systems.title, includeHidden: true })).not.toBeInViewport();
  });

  test('advances every four seconds within half a second, until a button stops it', async ({ page }) => {
    await page.clock.install();
    const { covers, current, button } = await openCarousel(page);
    await page.mouse.move(2, 2);
    await expect(covers.locator('[data-track]')).toHaveCSS('transition-duration', '0.5s');
    await expect(button('Pause')).toBeVisible();
    await page.clock.runFor(4_100);
    await expect.poll(current).toBe('Page 2 of 2');
    await page.clock.runFor(4_000);
    await expect.poll(current).toBe('Page 1 of 2');
    await button('Next page').click();
    await page.clock.runFor(13_000);
    await expect.poll(current).toBe('Page 2 of 2');

    // It pauses while the pointer is over a card.
    const card = covers.getByRole('listitem').filter({ hasText: 'Security Updates & Backups' });
    await card.hover();
    await page.clock.runFor(13_000);
    await expect.poll(current).toBe('Page 2 of 2');
    await page.mouse.move(2, 2);
    await page.clock.runFor(4_100);
    await expect.poll(current).toBe('Page 1 of 2');
  });

  test('stays paused by its button, whatever the pointer does', async ({ page }) => {
    await page.clock.install();
    const { covers, current, button } = await openCarousel(page);
    await button('Pause').click();
    await covers.locator('li').first().hover();
    await page.mouse.move(2, 2);
    await page.clock.runFor(13_000);
    await expect.poll(current).toBe('Page 1 of 2');
    await button('Play').click();
    await page.clock.runFor(4_100);
    await expect.poll(current).toBe('Page 2 of 2');
  });

  test('does not move under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    const { current } = await openCarousel(page);
    await page.clock.runFor(13_000);
    await expect.poll(current).toBe('Page 1 of 2');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('all six cards can be reached, and no button without function is shown', async ({ page }) => {
      await page.goto('/maintenance');
      const covers = section(page, 'Our Maintenance Covers');
      for (const name of titles) await covers.getByRole('heading', { name }).scrollIntoViewIfNeeded();
      await expect(covers.getByRole('heading', { name: 'On-demand Troubleshooting' })).toBeInViewport();
      await expect(covers.getByRole('button')).toHaveCount(0);
    });
  });
});
