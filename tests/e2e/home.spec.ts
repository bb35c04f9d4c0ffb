import { devices, type Locator, type Page } from '@playwright/test';
import { brand } from '#brand';
import type { Branch } from '#contract/branch';
import type { PublicReview } from '#contract/review';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { urls } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { offeredSlides } from '#site/sections/home/marketing-slides.ts';
import { hydrate, scrollThroughPage } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const home = content('home', 'en');
const services = Object.values(home.services.cards);
const slides = offeredSlides().map(({ page }) => ({ ...home.marketing.slides[page], href: urls[page] }));
const slideAt = (index: number) => slides.at(index) as (typeof slides)[number];

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('the target is not drawn');
  return box;
}

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows all its sections, the reviews, logos and offices', async ({ page, request, site }) => {
    await page.goto('/');
    const why = brand.meaning ? home.why.title : home.why.titleWithoutMeaning;
    const titles = [home.hero.title.highlight, /Reliable IT/, /Eight crafts/, /Built to be seen/, why.highlight, /A region/];
    const more = [/To know your business/, /Read us first/, /In their words/, /More than|Our clients/, /At home in/];
    for (const name of [...titles, ...more]) {
      await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    }
    for (const { title, description } of services) {
      await expect(page.getByRole('link', { name: title, exact: true }).last()).toBeVisible();
      await expect(page.getByText(description)).toBeVisible();
    }
    for (const { description } of slides) await expect(page.getByText(description)).toBeVisible();

    const read = async <T>(path: string) => (await (await request.get(site.url + path)).json()) as T[];
    for (const { message } of await read<PublicReview>('/api/reviews/public')) await expect(page.getByText(message)).toBeVisible();
    for (const { name } of await read<{ name: string }>('/api/clients/home-logos'))
      await expect(page.getByAltText(name, { exact: true })).toBeVisible();
    for (const { address } of await read<Branch>('/api/groups?showOnHome=true')) {
      await expect(page.getByRole('listitem').filter({ hasText: address }).first()).toBeVisible();
    }
  });
});

/** Limits of what crosses the network, in bytes; films that are played are not counted. */
const maxBytes = {
  scriptAtFirst: 20 * 1024,
  scriptInAll: 110 * 1024,
  firstView: 250_000,
  inAll: { phone: 900_000, desktop: 1_600_000 },
  largestPicture: 60_000,
};

test.describe('under reduced motion', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    // The phone's own, for which it chooses its pictures.
    deviceScaleFactor: async ({ isMobile }, use) => use(isMobile ? devices['Pixel 7'].deviceScaleFactor : 1),
  });

  test('script, pictures and the whole page stay within their limits, at first and after scrolling through everything', {
    tag: '@responsive',
  }, async ({ page, isMobile }) => {
    const transfers: { type: string; body: number; total: number }[] = [];
    page.on('requestfinished', async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      transfers.push({ type: request.resourceType(), body: responseBodySize, total: responseBodySize + responseHeadersSize });
    });
    const bodies = (type: string) => transfers.filter((transfer) => transfer.type === type).map(({ body }) => body);
    const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
    const total = () => sum(transfers.map((transfer) => transfer.total));

    await page.goto(urls.home, { waitUntil: 'networkidle' });
    expect(sum(bodies('script'))).toBeLessThanOrEqual(maxBytes.scriptAtFirst);
    expect(total()).toBeLessThanOrEqual(maxBytes.firstView);
    expect(Math.max(...bodies('image'))).toBeLessThanOrEqual(maxBytes.largestPicture);
    await scrollThroughPage(page);
    await page.waitForLoadState('networkidle');
    expect(sum(bodies('script'))).toBeLessThanOrEqual(maxBytes.scriptInAll);
    expect(total()).toBeLessThanOrEqual(isMobile ? maxBytes.inAll.phone : maxBytes.inAll.desktop);
    expect(bodies('media')).toEqual([]);
  });
});

test.describe('IT services', () => {
  test('on a phone a tap opens one card at a time, and another tap closes it', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    const { hardware: first, programming: second } = home.services.cards;
    const buttonOf = (title: string) => page.getByRole('button', { name: title });
    await buttonOf(first.title).click();
    await expect(buttonOf(first.title)).toContainText('Collapse');
    await expect(page.getByText(first.description)).toBeVisible();
    await buttonOf(second.title).click();
    await expect(buttonOf(first.title)).toContainText('Expand');
    await expect(page.getByText(first.description)).toBeHidden();
    await buttonOf(second.title).click();
    await expect(page.getByText(second.description)).toBeHidden();
  });

  test('on a phone the arrow of a card leads to its page', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: home.services.cards.hardware.title, exact: true });
    const card = page.getByRole('listitem').filter({ has: link });
    await card.scrollIntoViewIfNeeded();
    const arrow = await boxOf(card.locator('.icon-btn'));
    const href = (await link.getAttribute('href')) ?? '';
    await page.touchscreen.tap(arrow.x + arrow.width / 2, arrow.y + arrow.height / 2);
    await expect(page).toHaveURL((url) => url.pathname === href);
  });

  test('on a wide screen hovering reveals the description', async ({ page }) => {
    await page.goto('/');
    const { hardware: first } = home.services.cards;
    const text = page.getByText(first.description);
    await expect(text).toHaveCSS('opacity', '0');
    await page.getByRole('link', { name: first.title, exact: true }).hover();
    await expect(text).toHaveCSS('opacity', '1');
  });
});

test.describe('marketing carousel', () => {
  const current = (page: Page) => page.getByRole('button', { name: /./ }).and(page.locator('[aria-current="true"]'));

  test('under reduced motion it keeps still; previous and next wrap round, dots jump, and every slide leads to its page', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    const section = await hydrate(region(page, home.marketing.title));
    await page.clock.runFor(20_000);
    await expect(current(page)).toHaveText(slideAt(0).chapter);
    for (const { title, href } of slides) {
      const slide = section.locator('a').filter({ has: page.getByRole('heading', { name: title, includeHidden: true }) });
      await expect(slide).toHaveAttribute('href', href);
    }
    await section.getByRole('button', { name: 'Previous slide' }).click();
    await expect(current(page)).toHaveText(slideAt(5).chapter);
    await section.getByRole('button', { name: 'Next slide' }).click();
    await expect(current(page)).toHaveText(slideAt(0).chapter);
    await section.getByRole('button', { name: slideAt(3).chapter }).click();
    await expect(current(page)).toHaveText(slideAt(3).chapter);
  });

  test('it advances every six seconds, holds while hovered, and its button stops it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const section = await hydrate(region(page, home.marketing.title));
    await expect(current(page)).toHaveText(slideAt(0).chapter);
    await page.mouse.move(5, 5);
    await expect(section.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.clock.runFor(6_100);
    await expect(current(page)).toHaveText(slideAt(1).chapter);
    await section
      .getByRole('listitem')
      .filter({ hasText: slideAt(1).description })
      .hover();
    await page.clock.runFor(13_000);
    await expect(current(page)).toHaveText(slideAt(1).chapter);
    await page.mouse.move(5, 5);
    await section.getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(13_000);
    await expect(current(page)).toHaveText(slideAt(1).chapter);
    await expect(section.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('a step by hand takes half a second and starts the six seconds again; the focus on its buttons holds it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const section = await hydrate(region(page, home.marketing.title));
    /** Pixels between the middle of a slide and that of the window. */
    const distance = (index: number) =>
      section
        .getByRole('listitem', { includeHidden: true })
        .filter({ hasText: slideAt(index).description })
        .evaluate((slide) => {
          const { left, width } = slide.getBoundingClientRect();
          return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
        });

    await page.mouse.move(5, 5);
    await expect(section.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 1_000);
    const next = section.getByRole('button', { name: 'Next slide' });
    await next.click();
    await page.clock.runFor(400);
    expect(await distance(1)).toBeGreaterThan(2);
    await page.clock.runFor(150);
    expect(await distance(1)).toBeLessThanOrEqual(1);
    await page.clock.runFor(3_000);
    await next.click();
    await page.clock.runFor(5_900);
    await expect(current(page)).toHaveText(slideAt(2).chapter);
    await page.clock.runFor(200);
    await expect(current(page)).toHaveText(slideAt(3).chapter);

    await page.keyboard.press('Shift+Tab');
    await expect(section.getByRole('button', { name: 'Previous slide' })).toBeFocused();
    await page.clock.runFor(13_000);
    await expect(current(page)).toHaveText(slideAt(3).chapter);
    await section.getByRole('button', { name: 'Previous slide' }).blur();
    await page.clock.runFor(6_100);
    await expect(current(page)).toHaveText(slideAt(4).chapter);
  });
});

/** The review in front. */
const front = (page: Page) => page.locator('[data-place="front"]');

async function drag(page: Page, by: number) {
  // At rest: a card that is on its way could have left the place where it is pressed.
  await front(page).evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)));
  const box = await boxOf(front(page));
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by / 2, from.y, { steps: 4 });
  await page.mouse.move(from.x + by, from.y, { steps: 4 });
  await page.mouse.up();
}

test.describe('reviews', () => {
  test('dragging the front card left by more than 150 px, the button and the arrow keys turn the queue, through its end to its beginning', async ({
    page,
    request,
    site,
  }) => {
    const reviews = (await (await request.get(`${site.url}/api/reviews/public`)).json()) as PublicReview[];
    await page.goto('/');
    const section = await hydrate(region(page, home.reviews.title));
    const next = section.getByRole('button', { name: 'Next review' });
    await next.scrollIntoViewIfNeeded();
    const first = await front(page).textContent();
    await drag(page, -140);
    expect(await front(page).textContent()).toBe(first);
    await drag(page, -180);
    await expect(section.getByText(/^2 of/)).toBeVisible();
    expect(await front(page).textContent()).not.toBe(first);

    for (let position = 3; position <= reviews.length; position++) {
      await next.click();
      await expect(section.getByText(`${position} of ${reviews.length}`)).toBeVisible();
    }
    await next.click();
    await expect(section.getByText(`1 of ${reviews.length}`)).toBeVisible();
    await front(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(section.getByText(`2 of ${reviews.length}`)).toBeVisible();
    await expect(front(page)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(section.getByText(`1 of ${reviews.length}`)).toBeVisible();
  });
});

test('a page in English loads the Arabic typeface of texts once a review in Arabic is the next one, and not before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('noto-sans-arabic') && loaded.push(request.url()));
  await page.goto('/');
  await scrollThroughPage(page);
  const section = await hydrate(region(page, home.reviews.title));
  const nextCard = section.locator('[data-place="middle"]');
  await expect(section.locator('blockquote[lang="ar"]')).not.toHaveCount(0);
  const next = section.getByRole('button', { name: 'Next review' });
  for (let position = 2; ; position += 1) {
    // Noted before the card is looked at: it may be replaced by one in Arabic between the two.
    const before = [...loaded];
    if ((await nextCard.locator('[lang="ar"]').count()) > 0) break;
    expect(before).toEqual([]);
    await next.click();
    await expect(section.getByText(new RegExp(`^${position} of`))).toBeVisible();
  }
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
});

test.describe('global presence', () => {
  test('a pin stands where the data says, opens its card and no other on the way there, and links to the website in a new tab', {
    tag: '@responsive',
  }, async ({ page, request, site, isMobile }) => {
    const offices = (await (await request.get(`${site.url}/api/groups?showOnHome=true`)).json()) as Branch[];
    await page.goto('/');
    const section = await hydrate(region(page, /At home in/));
    await expect(section.getByRole('link', { name: home.presence.mapLabel })).toHaveAttribute('href', urls.ourGroup);
    await expect(section.locator('li[data-active]')).toHaveCount(0);
    await expect(section.getByText(home.presence.hint)).toBeVisible();
    const map = await section.locator('[data-state] img').boundingBox();
    for (const office of offices) {
      const pin = section.getByRole('link', { name: new RegExp(`^${office.name},`) });
      await expect(pin).toHaveAttribute('href', office.website ?? office.googleMap ?? '');
      await expect(pin).toHaveAttribute('target', '_blank');
      const dot = await pin.locator('circle').first().boundingBox();
      if (!dot || !map) throw new Error('the map is not drawn');
      expect(((dot.x + dot.width / 2 - map.x) / map.width) * 100).toBeCloseTo(office.positionLeft ?? 50, 0);
      expect(((dot.y + dot.height / 2 - map.y) / map.height) * 100).toBeCloseTo(office.positionTop ?? 50, 0);

      await pin.focus();
      await expect(section.locator('li[data-active]')).toContainText(office.name);
      await expect(section.getByRole('heading', { name: office.name })).toBeVisible();
      await expect(pin).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(section.locator('li[data-active]')).toContainText(offices.at(-2)?.name ?? '');
    await page.keyboard.press('Tab');
    await expect(section.locator('li[data-active]')).toContainText(offices.at(-1)?.name ?? '');
    await page.keyboard.press('Escape');
    await expect(section.locator('li[data-active]')).toHaveCount(0);
    if (isMobile) return;

    const centerOf = async (target: Locator) => {
      const box = await boxOf(target);
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    for (const { name } of offices) {
      const card = section.locator('li[data-active]');
      await page.mouse.move(
        ...(await centerOf(
          section
            .getByRole('link', { name: new RegExp(`^${name},`) })
            .locator('circle')
            .first(),
        )),
      );
      await expect(card).toContainText(name);
      await page.mouse.move(...(await centerOf(card.getByRole('link'))), { steps: 30 });
      await expect(card.getByRole('link').and(page.locator(':hover'))).toHaveCount(1);
      await expect(card).toContainText(name);
      await page.mouse.move(0, 0);
      await expect(card).toHaveCount(0);
    }
  });
});

test.describe('films', () => {
  test('the hero film plays in view and its button stops it for good', { tag: '@responsive' }, async ({ page }) => {
    await page.goto('/');
    const film = page.locator('#hero-film');
    const playing = () => film.evaluate((video: HTMLVideoElement) => !video.paused);
    await expect.poll(playing).toBe(true);
    await page.getByRole('button', { name: 'Pause film' }).click();
    await expect.poll(playing).toBe(false);
    await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
  });
});

test.describe('in Arabic', () => {
  const arabic = content('home', 'ar');

  test('the front card is dragged to the right, and the left arrow key goes on', async ({ page, request, site }) => {
    const { length } = (await (await request.get(`${site.url}/api/reviews/public`)).json()) as PublicReview[];
    const position = (number: number) => fillPlaceholders(arabic.reviews.position, { position: number, count: length });
    await page.goto('/ar');
    const section = await hydrate(region(page, arabic.reviews.title));
    await section.getByRole('button', { name: arabic.reviews.next }).scrollIntoViewIfNeeded();
    await drag(page, -180);
    await expect(section.getByText(position(1))).toBeVisible();
    await drag(page, 180);
    await expect(section.getByText(position(2))).toBeVisible();
    await front(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(section.getByText(position(3))).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(section.getByText(position(2))).toBeVisible();
  });

  test('the next slide of the carousel comes from the left', { tag: '@responsive' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/ar');
    const section = await hydrate(region(page, arabic.marketing.title));
    /** Pixels from the middle of the window to that of a slide. */
    const offsetOf = (name: keyof typeof arabic.marketing.slides) =>
      section
        .getByRole('listitem', { includeHidden: true })
        .filter({ hasText: arabic.marketing.slides[name].description })
        .evaluate((slide) => {
          const { left, width } = slide.getBoundingClientRect();
          return left + width / 2 - document.documentElement.clientWidth / 2;
        });
    expect(Math.abs(await offsetOf('designBranding'))).toBeLessThanOrEqual(1);
    expect(await offsetOf('digitalMarketing')).toBeLessThan(-100);
    await section.getByRole('button', { name: arabic.marketing.next }).click();
    await expect.poll(async () => Math.abs(await offsetOf('digitalMarketing'))).toBeLessThanOrEqual(1);
    expect(await offsetOf('designBranding')).toBeGreaterThan(100);
  });

  test('the map is not turned round, and its line runs left to the card', { tag: '@responsive' }, async ({ page, isMobile }) => {
    const placesOn = async (path: string) => {
      await page.goto(path);
      const section = await hydrate(page.locator('section[aria-labelledby="presence-title"]'));
      const [map, pins, card] = [
        section.locator('img').first(),
        section.locator('svg a circle:first-child'),
        section.locator('li[data-active]'),
      ];
      await section.locator('svg a').first().focus();
      const [{ x: start, width }, { x: cardX }] = [await boxOf(map), await boxOf(card)];
      const { x: shownFrom } = await boxOf(section.locator('div:has(> [data-state])').last());
      const pinsX = [];
      for (const pin of await pins.all()) pinsX.push(Math.round((((await boxOf(pin)).x - start) / width) * 1000));
      return { start: Math.round(start), pinsX, cardX, shownFrom, line: await section.locator('line').getAttribute('x2') };
    };
    const [english, inArabic] = [await placesOn('/'), await placesOn('/ar')];
    expect(inArabic.pinsX).toEqual(english.pinsX);
    expect([english.line, inArabic.line]).toEqual(['100%', '0%']);
    // On a phone the same part of the world is in the window.
    if (isMobile) expect(inArabic.start).toBe(english.start);
    else expect(inArabic.cardX).toBeLessThan(inArabic.shownFrom);
  });
});
