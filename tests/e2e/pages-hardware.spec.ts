import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const pages = {
  cctv: { path: '/cctv', cards: ['Dome camera', 'PTZ camera', 'Night vision and motion alerts', 'Mobile monitoring'] },
  pc: { path: '/pc', cards: ['Business PCs', 'Custom builds', 'Laptops', 'All-in-one PCs'] },
};
const devices = [
  'Routers',
  'Switches',
  'Access points',
  'Firewalls',
  'Cables and connectors',
  'Network interface cards',
  'Racks and cabinets',
  'NAS devices',
];

const headings = (page: Page, region: string | RegExp) => page.getByRole('region', { name: region }).getByRole('heading', { level: 3 });

/** The carousel of the network page, once it can be used. */
async function carouselOf(page: Page) {
  await page.goto('/network');
  const viewport = page.getByRole('group', { name: 'Networking devices, two slides' });
  await viewport.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  return viewport;
}

for (const { path, cards } of Object.values(pages)) {
  test(`${path} begins with its four numbered cards`, async ({ page }) => {
    await page.goto(path);
    const items = page.locator('main section').first().getByRole('list').last().getByRole('listitem');
    await expect(items).toHaveCount(4);
    for (const [index, title] of cards.entries()) {
      const item = items.nth(index);
      await expect(item.getByRole('heading', { name: title, exact: true })).toBeAttached();
      await expect(item).toContainText(String(index + 1));
    }
  });
}

for (const path of ['/cctv', '/pc', '/network']) {
  test(`${path} ends with the way to a free consultation, and ships no script that it does not need`, async ({ page }) => {
    await page.goto(path);
    const closing = page.getByRole('link', { name: 'GET STARTED TODAY FOR A FREE CONSULTATION' });
    await expect(closing).toHaveAttribute('href', '/contact');
    await expect(page.locator('main section').last().getByRole('link')).toHaveCount(1);
    await expect(page.locator('astro-island')).toHaveCount(path === '/network' ? 1 : 0);
  });

  test(`the items of ${path} enter 0.2 s apart`, async ({ page }) => {
    await page.goto(path);
    const second = page.locator('main .stagger > :nth-child(2)').first();
    await expect(second).toHaveCSS('animation-delay', '0.2s');
  });
}

test('the strip of cards is a row to swipe on a phone and a grid on a wide screen', async ({ page }) => {
  for (const path of ['/cctv', '/pc']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const strip = page.locator('main section').first().getByRole('group');
    const hidden = () => strip.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(await hidden()).toBeGreaterThan(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await hidden()).toBe(0);
  }
});

test('CCTV names four systems and four things that a smart home controls', async ({ page }) => {
  await page.goto(pages.cctv.path);
  await expect(headings(page, /Four systems/)).toHaveText(['Wired', 'Wireless', 'Wire-free battery-powered', 'Hybrid']);
  await expect(headings(page, /house/)).toHaveText(['Security', 'Lighting', 'Climate', 'Appliances']);
});

test('PCs names four desks, eight components and five services', async ({ page }) => {
  await page.goto(pages.pc.path);
  await expect(headings(page, /Which desk/)).toHaveCount(4);
  await expect(headings(page, /Open the case/)).toHaveText([
    'RAM',
    'SSDs',
    'Graphics cards',
    'Monitors',
    'Keyboards',
    'Mice',
    'Cooling',
    'Windows and Office licenses',
  ]);
  await expect(headings(page, /around the box/)).toHaveText([
    'Recommendations',
    'Supply and delivery',
    'Upgrades',
    'Setup',
    'After-sale support',
  ]);
});

test.describe('the eight devices', () => {
  test('are numbered, four on each of two slides', async ({ page }) => {
    const viewport = await carouselOf(page);
    const slides = viewport.getByRole('list');
    await expect(slides).toHaveCount(2);
    for (const [slide, first] of [0, 4].entries()) {
      const cards = slides.nth(slide).getByRole('listitem');
      await expect(cards.getByRole('heading')).toHaveText(devices.slice(first, first + 4));
      for (const index of [0, 1, 2, 3]) await expect(cards.nth(index)).toContainText(String(first + index + 1));
    }
  });

  test('next and previous jump to slide two and slide one, and the dots do too', async ({ page }) => {
    const viewport = await carouselOf(page);
    const dot = (number: number) => page.getByRole('button', { name: `Slide ${number} of 2` });
    const shows = async (number: number) => {
      await expect(dot(number)).toHaveAttribute('aria-current', 'true');
      await expect(dot(3 - number)).toHaveAttribute('aria-current', 'false');
      await expect(viewport.getByRole('heading', { name: devices[(number - 1) * 4], exact: true })).toBeInViewport();
    };
    await shows(1);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await shows(2);
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await shows(1);
    await dot(2).click();
    await shows(2);
    await dot(1).click();
    await shows(1);
  });

  test('are all there to scroll without JavaScript, and no control is offered that does nothing', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/network`);
    const viewport = page.getByRole('group', { name: 'Networking devices, two slides' });
    await expect(viewport.getByRole('heading')).toHaveText(devices);
    expect(await viewport.evaluate((box) => getComputedStyle(box).overflowX)).toBe('auto');
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
    await context.close();
  });

  test('live in the building under the same numbers', async ({ page }) => {
    await page.goto('/network');
    const places = page.getByRole('region', { name: /From the street/ }).getByRole('listitem');
    await expect(places).toHaveCount(8);
    for (const [index, device] of devices.entries()) await expect(places.nth(index)).toContainText(device);
  });
});
