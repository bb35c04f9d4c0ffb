import type { Page } from '@playwright/test';
import { comeTo } from './support/come-to.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
/** The titles of a section's items, in the order of the page. */
const titles = (page: Page, section: string | RegExp) => region(page, section).getByRole('heading', { level: 3 });

async function leadsToContact(page: Page, name: string) {
  await expect(main(page).getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', '/contact');
}

test.describe('point of sale', () => {
  test.beforeEach(({ page }) => page.goto('/point-of-sale'));

  test('hero: Get a Quote and two tags', async ({ page }) => {
    await leadsToContact(page, 'Get a Quote');
    await expect(main(page).getByRole('list', { name: 'Included' }).getByRole('listitem')).toHaveText(['Free Version', 'Great Support']);
  });

  test('six benefits, seven kinds of business, five features, four points of trust, a free consultation', async ({ page }) => {
    await expect(titles(page, /^Itemised/)).toHaveText([
      'Real-Time Sales Tracking',
      'Automated Inventory Management',
      'Faster Smoother Checkout',
      'Employee Monitoring',
      'Accurate Reports',
      'Multi-Payment Support',
    ]);
    await expect(titles(page, 'Seven doors on one street')).toHaveText([
      'Retail Stores',
      'Supermarkets & Mini Markets',
      'Cafés & Restaurants',
      'Pharmacies',
      'Beauty Salons & Barbershops',
      'Clothing & Shoe Shops',
      'Warehouses & Showrooms',
    ]);
    const features = region(page, /^Quick at the counter/);
    await expect(features.getByRole('term')).toHaveText([
      'Cloud-Based Access',
      'Easy-to-Use Interface',
      'Secure System',
      'Hardware Integration',
      'Customizable',
    ]);
    await expect(features.getByText(/user roles and permission control/i)).toHaveCount(1);
    await expect(features.getByRole('listitem')).toHaveCount(4);
    await expect(region(page, /Thursday/)).toContainText('free consultation');
    await leadsToContact(page, 'Book a Free Consultation');
  });
});

test.describe('product demo', () => {
  const films = ['POS Setup Tutorial', 'Payment Processing'];

  /** The section, once its island works. */
  async function demo(page: Page) {
    await page.goto('/point-of-sale');
    const section = region(page, 'Product Demo');
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('astro-island[ssr]')).toHaveCount(0);
    return section;
  }

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  /** How far the row has moved, as a share of its own width. */
  const shift = (page: Page) =>
    page.locator('[data-slide]').evaluate((row) => {
      const { e } = new DOMMatrix(getComputedStyle(row).transform);
      return Math.round((100 * e) / row.getBoundingClientRect().width);
    });

  test('two films; each step shifts them by 40 %, through the end to the beginning', async ({ page }) => {
    const section = await demo(page);
    await expect(section.getByRole('figure')).toHaveCount(2);
    for (const [index, title] of films.entries()) await expect(section.getByRole('figure').nth(index)).toContainText(title);
    expect(await shift(page)).toBe(0);
    for (const direction of ['Next film', 'Previous film']) {
      await button(page, direction).click();
      await expect.poll(() => shift(page)).toBe(-40);
      await button(page, direction).click();
      await expect.poll(() => shift(page)).toBe(0);
    }
  });

  test('one film plays at a time, a second press pauses, and the end clears its state', async ({ page }) => {
    const section = await demo(page);
    const videos = section.locator('video');
    await button(page, 'Play POS Setup Tutorial').click();
    await expect(button(page, 'Pause POS Setup Tutorial')).toBeAttached();
    await button(page, 'Next film').click();
    await button(page, 'Play Payment Processing').click();
    await expect(button(page, 'Pause Payment Processing')).toBeAttached();
    await expect(button(page, 'Play POS Setup Tutorial')).toBeAttached();
    expect(await videos.evaluateAll((all) => all.map((video) => (video as HTMLVideoElement).paused))).toEqual([true, false]);

    await button(page, 'Pause Payment Processing').click();
    await expect(button(page, 'Play Payment Processing')).toBeVisible();
    await button(page, 'Play Payment Processing').click();
    await videos.nth(1).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.1;
    });
    await expect(button(page, 'Play Payment Processing')).toBeVisible();
  });

  test('each film has captions', async ({ page }) => {
    const section = await demo(page);
    await expect(section.locator('video track[kind="captions"][srclang="en"]')).toHaveCount(2);
  });
});

test.describe('product demo without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both films have the controls of the browser, and no button that does nothing', async ({ page }) => {
    await page.goto('/point-of-sale');
    const section = region(page, 'Product Demo');
    await expect(section.locator('video:visible')).toHaveCount(2);
    await expect(section.locator('video[controls][poster]:visible')).toHaveCount(2);
    await expect(section.getByRole('button')).toHaveCount(0);
  });
});

test.describe('mobile application', () => {
  test.beforeEach(({ page }) => page.goto('/mobile-app'));

  test('six benefits, seven kinds of business, five features, four points of trust', async ({ page }) => {
    await leadsToContact(page, 'Get a Quote');
    await expect(titles(page, /^Six good reasons/)).toHaveText([
      'Instant Customer Access',
      'Boosted Engagement',
      'Online Ordering & Booking',
      'Brand Loyalty',
      'Real-Time Tracking',
      'Secure Online Payments',
    ]);
    await expect(titles(page, /^Seven trades/)).toHaveCount(7);
    await expect(titles(page, 'One app, taken apart')).toHaveText([
      'Cross-Platform Development',
      'Custom UI/UX Design',
      'Push Notifications',
      'API & System Integration',
      'Admin Dashboard',
    ]);
    await expect(region(page, /^What your app/).getByRole('listitem')).toHaveCount(4);
  });

  test('the last word is a free consultation or a custom quote', async ({ page }) => {
    await leadsToContact(page, 'Book a Free Consultation');
    await leadsToContact(page, 'Request a Custom Quote');
  });
});

test.describe('website development', () => {
  test.beforeEach(({ page }) => page.goto('/website'));

  test('six benefits, seven kinds of site, six features, five points of trust, a call to action', async ({ page }) => {
    await expect(titles(page, /^One visit/)).toHaveCount(6);
    await expect(titles(page, /^Seven kinds of site/)).toHaveText([
      /corporate/i,
      /online stores/i,
      /clinics.*salons.*booking/i,
      /real estate/i,
      /education/i,
      /restaurants.*delivery/i,
      /custom web tools/i,
    ]);
    await expect(titles(page, /^Six lines/)).toHaveCount(6);
    await expect(region(page, /yours/).getByRole('listitem')).toHaveCount(5);
    await leadsToContact(page, 'Get a Quote');
  });
});

test.describe('Windows software', () => {
  test.beforeEach(({ page }) => page.goto('/windows'));

  test('six benefits, seven industries, eight features, five points of trust, a free consultation', async ({ page }) => {
    const benefits = titles(page, /^Six reasons/);
    await expect(benefits).toHaveCount(6);
    for (const subject of [/performance/i, /offline/i, /tailored/i, /hardware/i, /security/i, /cost-effective one-time install/i]) {
      await expect(benefits.filter({ hasText: subject })).toHaveCount(1);
    }
    await expect(titles(page, /^Seven folders/)).toHaveCount(7);
    await expect(titles(page, /^Eight features/)).toHaveCount(8);
    await expect(region(page, /^Step one/).getByRole('listitem')).toHaveCount(5);
    await leadsToContact(page, 'Start with a Free Consultation');
  });
});

for (const [path, section] of [
  ['/mobile-app', 'It reads from the right, too.'],
  ['/website', 'Once it is live, it is yours.'],
  ['/windows', 'For hands that know the keys'],
] as const) {
  test(`${path}: the block of picture and text slides in from the side at half visibility, once`, async ({ page }) => {
    await page.goto(path);
    const block = region(page, section).locator('[data-reveal="0.5"][data-reveal-margin="0px 0px -50px 0px"][data-reveal-from]');
    await expect(block.locator('img')).toHaveCount(1);
    await expect(block).toHaveAttribute('data-waiting');
    await comeTo(block);
    await expect(block).not.toHaveAttribute('data-waiting');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(block).not.toHaveAttribute('data-waiting');
  });
}

test('the pages without a slider load no component', async ({ page }) => {
  for (const path of ['/mobile-app', '/website', '/windows']) {
    await page.goto(path);
    await expect(page.locator('astro-island')).toHaveCount(0);
  }
});
