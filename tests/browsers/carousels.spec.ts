import { locales } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { pageUrl } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { hydrate } from './support/islands.ts';
import type { Part, Tab } from './support/tab.ts';
import { expect, test } from './support/test.ts';

/** CSS pixels, more than half of a slide: however slowly it is dragged, it is the next one's turn. */
const farEnough = 700;

/** Drags a part by its middle: to the right by so many CSS pixels, or to the left. */
async function drag(tab: Tab, part: Part, by: number): Promise<void> {
  // At rest in the window: what is on its way could have left the place where it is pressed, and a busy browser moves it late.
  await part.evaluate(async (element) => {
    const place = () => element.getBoundingClientRect();
    // Not into view: that would move the slides sideways as well.
    scrollBy({ top: place().top + place().height / 2 - innerHeight / 2, behavior: 'instant' });
    const middle = () => place().left + place().width / 2;
    for (let before = Number.NaN; before !== middle() || before < 0 || before > innerWidth; ) {
      before = middle();
      await new Promise((resolve) => setTimeout(resolve, 100));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  const box = await part.boundingBox();
  if (!box) throw new Error('nothing is drawn that could be dragged');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await tab.mouse.move(x, y);
  await tab.mouse.down();
  await tab.mouse.move(x + by, y, { steps: 8 });
  await tab.mouse.up();
}

for (const locale of locales) {
  const forward = locale === 'ar' ? 1 : -1;

  test(`the carousel of ${pageUrl('home', locale)} moves by its buttons and by dragging`, {
    tag: locale === 'en' ? '@quick' : [],
  }, async ({ tab }) => {
    const { next, previous, pause, slides } = content('home', locale).marketing;
    const count = Object.keys(slides).length;
    await tab.goto(pageUrl('home', locale));
    const section = await hydrate(tab.locator('section[aria-labelledby="marketing-title"]'));
    // It would advance by itself.
    await section.getByRole('button', { name: pause, exact: true }).click();
    const current = () =>
      section.evaluate((element) => [...element.querySelectorAll('[aria-current]')].findIndex((button) => button.ariaCurrent === 'true'));
    const start = await current();
    await section.getByRole('button', { name: next, exact: true }).click();
    await expect.poll(current).toBe((start + 1) % count);
    await section.getByRole('button', { name: previous, exact: true }).click();
    await expect.poll(current).toBe(start);
    await drag(tab, section.locator('[data-selected]'), forward * farEnough);
    await expect.poll(current).toBe((start + 1) % count);
    await drag(tab, section.locator('[data-selected]'), -forward * farEnough);
    await expect.poll(current).toBe(start);
  });

  test(`the reviews of ${pageUrl('home', locale)} turn by their button, the arrow keys and dragging`, async ({ tab, site }) => {
    const { next, position } = content('home', locale).reviews;
    const count = ((await (await fetch(`${site.url}/api/reviews/public`)).json()) as unknown[]).length;
    await tab.goto(pageUrl('home', locale));
    const section = await hydrate(tab.locator('section[aria-labelledby="reviews-title"]'));
    const expectPosition = (number: number) =>
      section.locator('p', { hasText: fillPlaceholders(position, { position: number, count }) }).waitFor();
    const front = section.locator('[data-place="front"]');
    await expectPosition(1);
    await section.getByRole('button', { name: next, exact: true }).click();
    await expectPosition(2);
    await front.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expectPosition(3);
    await front.press(locale === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    await expectPosition(2);
    await drag(tab, front, forward * 180);
    await expectPosition(3);
  });

  test(`the carousels of ${pageUrl('maintenance', locale)} and ${pageUrl('network', locale)} move by their buttons`, async ({ tab }) => {
    const [coverage, devices] = [content('maintenance', locale).coverage, content('network', locale).devices];
    for (const [path, texts] of [
      [pageUrl('maintenance', locale), coverage],
      [pageUrl('network', locale), devices],
    ] as const) {
      await tab.goto(path);
      await hydrate(tab.locator('[data-track], main [role="group"]').first());
      const current = () =>
        tab.evaluate(() =>
          [...document.querySelectorAll('main button[aria-current]')].findIndex(({ ariaCurrent }) => ariaCurrent === 'true'),
        );
      await expect.poll(current).toBe(0);
      await tab.getByRole('button', { name: texts.next, exact: true }).click();
      await expect.poll(current).toBe(1);
      await tab.getByRole('button', { name: texts.previous, exact: true }).click();
      await expect.poll(current).toBe(0);
    }
  });
}
