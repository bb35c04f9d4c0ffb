import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What the specification says about each of the five pages that share a layout. */
const pages = [
  {
    path: '/design-branding',
    heroButton: 'Get a Quote',
    start: 'Start Your Brand Journey',
    services: ['Logo design', 'Visual brand guidelines', 'Brand strategy', 'Packaging and print'],
  },
  {
    path: '/social-media',
    heroButton: 'Get Started',
    start: 'Start Growing Your Audience',
    services: ['Monthly calendars', 'Captions', 'Story and reel planning', 'Engagement and monthly reporting'],
  },
  {
    path: '/content-creation',
    heroButton: 'Get a Quote',
    start: 'Start Your Content Journey',
    services: ['Blog articles', 'Slogans', 'Captions and scripts', 'Ad copywriting'],
  },
  {
    path: '/photography-video',
    heroButton: 'Get a Quote',
    start: 'Start Your Visual Journey',
    services: ['Product photography', 'Corporate and lifestyle shoots', 'Promo videos', 'Reels'],
  },
  {
    path: '/seo',
    heroButton: 'Get SEO Analysis',
    start: 'Start Your SEO Journey',
    services: ['Keyword research', 'On-page SEO', 'Blog strategy', 'Speed optimization'],
  },
];

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

/** The titles of the cards, and the label at the foot of each, which is no link. */
async function expectServices(page: Page, titles: string[]) {
  const services = section(page, 'Our Services');
  await expect(services.getByRole('heading', { level: 3 })).toHaveText(titles);
  await expect(services.getByText('Learn More', { exact: true })).toHaveCount(4);
  await expect(services.getByRole('link')).toHaveCount(0);
}

for (const { path, heroButton, start, services } of pages) {
  test(`${path} has its hero, four services, four benefits, three pictures, three questions and the way to contact`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: heroButton, exact: true })).toHaveAttribute('href', '/contact');
    await expectServices(page, services);

    const benefits = section(page, 'Benefits');
    await expect(benefits.locator('dt')).toHaveCount(4);
    await expect(benefits.locator('dd')).toHaveCount(4);

    const portfolio = main
      .getByRole('region')
      .filter({ has: page.getByRole('figure') })
      .filter({ has: page.locator('figcaption') });
    await expect(portfolio.getByRole('figure')).toHaveCount(3);
    await expect(portfolio.getByRole('img')).toHaveCount(3);

    const questions = section(page, 'Why connect us').getByRole('listitem');
    await expect(questions).toHaveText([/\?$/, /\?$/, /\?$/]);

    const contact = section(page, 'Contact us now');
    await expect(contact.getByRole('link', { name: start, exact: true })).toHaveAttribute('href', '/contact');
    await expect(contact.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute('href', '/contact');
  });
}

test('/digital-marketing has its full-height hero, four services, four metrics and three prompts', async ({ page, viewport }) => {
  await page.goto('/digital-marketing');
  const main = page.getByRole('main');
  const hero = main.getByRole('region').first();
  expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(viewport?.height ?? 0);
  await expect(hero.getByRole('link', { name: 'Get a Quote', exact: true })).toHaveAttribute('href', '/contact');
  await expectServices(page, ['Google & Meta Ads Management', 'PPC Campaigns', 'Email Marketing Funnels', 'Media Buying & Strategy']);

  const why = section(page, 'Why Choose Us');
  await expect(why.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(why.locator('.figure')).toHaveText(['300%', '5x', 'Real-time', '24/7']);
  await expect(why.getByRole('link', { name: 'Start Your Campaign', exact: true })).toHaveAttribute('href', '/contact');

  const connect = section(page, 'Why connect us');
  await expect(connect.getByRole('listitem')).toHaveCount(3);
  await expect(connect.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute('href', '/contact');
});

test('a card is highlighted under the pointer', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/digital-marketing', ...pages.map((entry) => entry.path)]) {
    await page.goto(path);
    const card = section(page, 'Our Services').getByRole('listitem').first();
    await card.scrollIntoViewIfNeeded();
    const look = () =>
      card.evaluate((element) => {
        const [own, before] = [getComputedStyle(element), getComputedStyle(element, '::before')];
        return [own.backgroundColor, own.borderTopColor, own.outlineColor, before.opacity].join();
      });
    const atRest = await look();
    await card.hover();
    await expect.poll(look, path).not.toBe(atRest);
  }
});

test('the headline of every page is there at once; what stands around it fades in or rises for a second', async ({ page }) => {
  for (const path of ['/digital-marketing', ...pages.map((entry) => entry.path)]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const hero = page.locator('main section').first();
    const entrances = await hero.evaluate((element) =>
      [...element.querySelectorAll('*')].map((part) => {
        const { animationName, animationDuration, opacity } = getComputedStyle(part);
        return { isHeadline: part.closest('h1') !== null || part.querySelector('h1') !== null, animationName, animationDuration, opacity };
      }),
    );
    const moving = entrances.filter(({ animationName }) => animationName !== 'none');
    expect(
      moving.some(({ isHeadline }) => isHeadline),
      path,
    ).toBe(false);
    expect(new Set(moving.map(({ animationDuration }) => animationDuration)), path).toEqual(new Set(['1s']));
  }
});

test('the pages ship no island', async ({ page }) => {
  for (const path of ['/digital-marketing', ...pages.map((entry) => entry.path)]) {
    await page.goto(path);
    await expect(page.locator('main astro-island')).toHaveCount(0);
  }
});
