import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What the specification says about each of the seven pages. */
interface Expected {
  path: string;
  /** What the page's statistic cards show. */
  statistics: string[];
  strip: [string, string][];
}

const common: Expected[] = [
  {
    path: '/cyber-security',
    statistics: ['36,000', '95%', '60%'],
    strip: [
      ['99.9%', 'Uptime'],
      ['24/7', 'Monitoring'],
      ['500+', 'Protected businesses'],
      ['1000+', 'Clients'],
    ],
  },
  {
    path: '/cloud-services',
    statistics: ['30%', '50%', '99.9%', '24/7'],
    strip: [
      ['99.9%', 'Uptime'],
      ['24/7', 'Support Available'],
      ['100+', 'Projects Delivered'],
      ['15+', 'Services'],
    ],
  },
  {
    path: '/networking',
    statistics: ['99.9%', '24/7', '4'],
    strip: [
      ['99.9%', 'Uptime'],
      ['24/7', 'Monitoring'],
      ['100+', 'Projects Delivered'],
      ['1000+', 'Clients'],
    ],
  },
  {
    path: '/ai',
    statistics: ['40%', '30%', '35%', '20%'],
    strip: [
      ['99.9%', 'Uptime'],
      ['24/7', 'Monitoring'],
      ['500+', 'Protected businesses'],
      ['15+', 'Services'],
    ],
  },
  {
    path: '/monitoring-innovation',
    statistics: ['70%', '60%', '85%', '40%'],
    strip: [
      ['60%', 'Risk Reduction'],
      ['45%', 'Faster Response'],
      ['80%', 'Efficiency Identified'],
      ['24/7', 'Real-time Monitoring'],
    ],
  },
];

const rebuild: Expected = {
  path: '/established-rebuild',
  statistics: ['70%', '85%', '40%', '24/7'],
  strip: [
    ['70%', 'Transformation Failures'],
    ['85%', 'Need Modernization'],
    ['40%', 'Efficiency Increase'],
    ['24/7', 'Support Available'],
  ],
};

const section = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name, exact: true });

async function expectStatistics(cards: Locator, figures: string[]) {
  await expect(cards).toHaveCount(figures.length);
  for (const [index, figure] of figures.entries()) await expect(cards.nth(index).getByText(figure, { exact: true })).toBeVisible();
}

async function expectStrip(page: Page, figures: [string, string][]) {
  const strip = section(page, 'In four figures');
  await expect(strip.locator('dd')).toHaveText(figures.map(([value]) => value));
  await expect(strip.locator('dt')).toHaveText(figures.map(([, label]) => label));
}

/** The closing section's button, and the hero's. */
async function expectWayToContact(page: Page) {
  const links = page.getByRole('main').locator('a.btn');
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/contact');
  await expect(links.last()).toBeVisible();
}

for (const { path, statistics, strip } of common) {
  test(`${path} has its hero, statistics, a quote, six reasons, four figures and the way to contact`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectStatistics(section(page, 'Why your business needs it').locator('ul > li'), statistics);
    await expect(page.getByRole('main').locator('blockquote')).toHaveCount(1);
    const reasons = section(page, 'Why Choose Khutwa');
    await expect(reasons.getByRole('listitem')).toHaveCount(6);
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(6);
    await expectStrip(page, strip);
    await expect(page.getByRole('main').getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/contact');
    await expectWayToContact(page);
  });
}

test('monitoring and innovation gives the six reasons by name and plays its muted film in a loop', async ({ page }) => {
  await page.goto('/monitoring-innovation');
  await expect(section(page, 'Why Choose Khutwa').getByRole('heading', { level: 3 })).toHaveText([
    'Proven Expertise',
    'End-to-End Solutions',
    'Fast & Scalable',
    'Client-Centered Approach',
    'Innovation First',
    'Security First',
  ]);
  const film = page.locator('#hexagons-film');
  expect(await film.evaluate((video: HTMLVideoElement) => ({ loop: video.loop, muted: video.muted }))).toEqual({ loop: true, muted: true });
  const playing = () => film.evaluate((video: HTMLVideoElement) => !video.paused);
  await expect.poll(playing).toBe(true);
  await page.getByRole('button', { name: 'Pause film' }).click();
  await expect.poll(playing).toBe(false);
});

test('established and rebuilt has four statistics, three points that matter, six reasons, its figures and its closing line', async ({
  page,
}) => {
  await page.goto(rebuild.path);
  await expectStatistics(section(page, 'What wears out first').locator('ul > li'), rebuild.statistics);
  await expect(section(page, 'Why It Matters').getByRole('heading', { level: 3 })).toHaveText([
    'Faster Operations',
    'Stronger Security',
    'Long-term Savings',
  ]);
  await expect(section(page, 'Why Choose Khutwa').getByRole('listitem')).toHaveCount(6);
  await expectStrip(page, rebuild.strip);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toHaveText("Ready to rebuild what's holding you back?");
  await expectWayToContact(page);
});

test('maintenance has its hero, five ticked benefits with a picture, six points and a film with controls and captions', async ({
  page,
}) => {
  await page.goto('/maintenance');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work on Your Business, Not Your Breakdowns');
  await expect(main.getByRole('link', { name: 'Contact us', exact: true })).toHaveAttribute('href', '/contact');

  const matters = section(page, 'Why Maintenance Matters');
  await expect(matters.getByRole('listitem')).toHaveCount(5);
  await expect(matters.getByRole('img')).toHaveCount(1);

  const why = section(page, 'Why Khutwa');
  await expect(why.getByRole('heading', { level: 3 })).toHaveText([
    'Proactive Maintenance',
    'End to End Coverage',
    'Fast Response Times',
    'Security First',
    'Expert Team',
    'We Understand Your Business',
  ]);
  await expect(why.locator('video[controls][preload="none"] > source')).toHaveCount(3);
  await expect(why.locator('video > track[kind="captions"][srclang="en"]')).toHaveCount(1);
  await expectWayToContact(page);
});

test.describe('what maintenance covers', () => {
  const titles = [
    'Systems & Software',
    'Hardware & Devices',
    'Websites & Hosting',
    'Security Updates & Backups',
    'Networks & Connectivity',
    'On-demand Troubleshooting',
  ];

  async function awake(page: Page) {
    const covers = section(page, 'Our Maintenance Covers');
    await covers.scrollIntoViewIfNeeded();
    await expect(covers.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(covers.locator('[data-live]')).toBeVisible();
    const current = () => covers.locator('button[aria-current="true"]').getAttribute('aria-label');
    return { covers, current, button: (name: string) => covers.getByRole('button', { name, exact: true }) };
  }

  test('six cards stand three to a page; previous, next and dots go round', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/maintenance');
    const { covers, current, button } = await awake(page);
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

  test('it turns every four seconds within half a second, until a button turns that off', async ({ page, isMobile }) => {
    await page.clock.install();
    await page.goto('/maintenance');
    const { covers, current, button } = await awake(page);
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
    if (isMobile) return;

    // Over a card it stands still; leaving the cards turns it on again.
    const card = covers.getByRole('listitem').filter({ hasText: 'Security Updates & Backups' });
    await card.hover();
    await page.clock.runFor(13_000);
    await expect.poll(current).toBe('Page 2 of 2');
    await page.mouse.move(2, 2);
    await page.clock.runFor(4_100);
    await expect.poll(current).toBe('Page 1 of 2');
  });

  test('what the pause button stops stays stopped', async ({ page }) => {
    await page.clock.install();
    await page.goto('/maintenance');
    const { covers, current, button } = await awake(page);
    await button('Pause').click();
    await covers.locator('li').first().hover();
    await page.mouse.move(2, 2);
    await page.clock.runFor(13_000);
    await expect.poll(current).toBe('Page 1 of 2');
    await button('Play').click();
    await page.clock.runFor(4_100);
    await expect.poll(current).toBe('Page 2 of 2');
  });

  test('reduced motion keeps it still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/maintenance');
    const { current } = await awake(page);
    await page.clock.runFor(13_000);
    await expect.poll(current).toBe('Page 1 of 2');
  });

  test('without JavaScript all six cards can be reached and no dead button is shown', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/maintenance`);
    const covers = section(page, 'Our Maintenance Covers');
    for (const name of titles) await covers.getByRole('heading', { name }).scrollIntoViewIfNeeded();
    await expect(covers.getByRole('heading', { name: 'On-demand Troubleshooting' })).toBeInViewport();
    await expect(covers.getByRole('button')).toHaveCount(0);
    await context.close();
  });
});

test('static pages of the family load no script of React', async ({ page }) => {
  for (const { path } of [...common, rebuild]) {
    await page.goto(path);
    await expect(page.locator('astro-island')).toHaveCount(0);
  }
});
